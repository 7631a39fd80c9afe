import type { Attachment } from 'svelte/attachments';

import './modal.css';

/** Show a dialog above the page; no key reaches the page below. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  dialog.showModal();
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
  });
};

/** Close a dialog in which nothing is entered by a click beside it, too. */
export const lightly: Attachment<HTMLDialogElement> = (dialog) => {
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (target === dialog && !inside) dialog.close();
  });
};

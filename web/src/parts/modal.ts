import type { Attachment } from 'svelte/attachments';

import './modal.css';

/** Show a dialog above the page; no key reaches the page below. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  dialog.showModal();
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
  });
};

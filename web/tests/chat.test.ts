/** The chat shows its newest line, unless the user is reading older ones. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ChatLine, TableShown } from '../src/server/api';
import { TableLink } from '../src/server/table.svelte';
import Chat from '../src/table/Chat.svelte';
import { seatsOf } from './server';

const HEIGHT = 40;

function line(number: number, seat = 1): ChatLine {
  return { number, at: 0, seat, name: 'Bob', text: `line ${number}`, removed: false };
}

const TABLE = { id: 'abc', chat: true, seats: seatsOf(true, false) } as TableShown;

let link: TableLink;

beforeEach(() => {
  link = new TableLink('abc');
  // A scrolling list that shows four lines.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(
    () => link.chat.length * HEIGHT,
  );
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(4 * HEIGHT);
});

async function shown(count: number): Promise<HTMLElement> {
  link.chat = Array.from({ length: count }, (_, number) => line(number + 1));
  render(Chat, {
    link,
    table: TABLE,
    names: ['Ann', 'Bob'],
    attempt: <T>(asked: T) => asked,
    shown: true,
  });
  await tick();
  return screen.getByRole('list');
}

async function said(one: ChatLine): Promise<void> {
  link.chat = [...link.chat, one];
  await tick();
}

test('it starts at the newest line and follows it', async () => {
  const list = await shown(10);
  expect(list.scrollTop).toBe(10 * HEIGHT);
  await said(line(11));
  expect(list.scrollTop).toBe(11 * HEIGHT);
});

test('a reader of older lines stays there until scrolling back or sending a message', async () => {
  const list = await shown(10);
  list.scrollTop = HEIGHT;
  await fireEvent.scroll(list);
  await said(line(11));
  expect(list.scrollTop).toBe(HEIGHT);

  list.scrollTop = 7 * HEIGHT;
  await fireEvent.scroll(list);
  await said(line(12));
  expect(list.scrollTop).toBe(12 * HEIGHT);

  list.scrollTop = 0;
  await fireEvent.scroll(list);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(line(13, 0))));
  await fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'hello' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(list.scrollTop).toBe(13 * HEIGHT));
});

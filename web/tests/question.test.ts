/** A question to all players at a table, and its result. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import type { TableShown } from '../src/server/api';
import { TableLink } from '../src/server/table.svelte';
import Question from '../src/table/Question.svelte';
import { seatsOf } from './server';

type Declined = NonNullable<TableShown['declined']>;

const attempt = vi.fn();

function props(declined: Declined | null, question: TableShown['question'] = null) {
  const seats = seatsOf(true, false);
  const table = { id: 'abc', seats, question, declined } as unknown as TableShown;
  return { link: new TableLink('abc'), table, names: ['Ann', 'Bob'], attempt };
}

test.each([
  [{ seat: 0, what: 'undo', by: 1 }, 'Bob does not want to undo. The game goes on.'],
  [{ seat: 0, what: 'end', by: 1 }, 'Bob does not want to end the game here. It goes on.'],
  [{ seat: 0, what: 'undo', by: null }, /Nobody answered your request to undo/],
  [{ seat: 0, what: 'end', by: null }, /Nobody answered your proposal to end the game/],
] as [Declined, string | RegExp][])('who asked is told: %o', (declined, words) => {
  render(Question, props(declined));
  expect(screen.getByRole('alert').textContent).toContain('OK');
  expect(screen.getByText(words)).toBeTruthy();
});

test('everybody is told what the database has lost', () => {
  const { table, ...others } = props(null);
  render(Question, { ...others, table: { ...table, lost: 3 } });
  expect(screen.getByRole('alert').textContent).toMatch(/lost the newest changes .*\(3\)/);
});

test('nobody else sees it', () => {
  render(Question, props({ seat: 1, what: 'undo', by: 0 }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it disappears once read, and another refusal is shown again', async () => {
  const refused: Declined = { seat: 0, what: 'undo', by: 1 };
  const { rerender } = render(Question, props(refused));
  await fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await rerender(props({ ...refused }));
  expect(screen.queryByRole('alert')).toBeNull();
  await rerender(props(null, { seat: 0, what: 'undo', left: 0, agreed: [0] }));
  await rerender(props(refused));
  expect(screen.getByText(/Bob does not want to undo/)).toBeTruthy();
});

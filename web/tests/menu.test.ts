/** A table's menu: what is asked about one seat is not asked about another. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import Menu from '../src/table/Menu.svelte';
import { DEFAULTS, SEAT } from './server';
import { connect, PLAYING } from './wire';

test('of two own seats, only the one whose button was touched is about to resign', async () => {
  const link = connect();
  const seats = ['Ann', 'Bob'].map((name) => ({ ...SEAT, name, yours: true }));
  const table = { ...PLAYING, pace: DEFAULTS.paces.casual, seats };
  const more = { names: ['Ann', 'Bob'], attempt: vi.fn(), warn: vi.fn() };
  render(Menu, { link, table, ...more } as never);
  const resign = { name: 'Resign' };
  await fireEvent.click(screen.getAllByRole('button', resign)[1] as Element);
  expect(screen.getAllByRole('button', resign)).toHaveLength(1);
  link.stop();
});

/** Setting up a table: its pace, and a map or deck from the reader's own file. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import OwnTable from '../src/home/OwnTable.svelte';
import Pace from '../src/home/Pace.svelte';
import { DEFAULTS, option } from './server';

test('a pace says the time for a turn first, and then the reserve', () => {
  render(Pace, { pace: 'quick', paces: DEFAULTS.paces });
  const shown = screen.getAllByRole('option').map((one) => one.textContent?.trim());
  expect(shown).toEqual(['no limit', 'quick: 20 s per turn, 5 min in reserve']);
});

test('a refused file can be corrected and chosen again', async () => {
  const ending = option({ key: 'ending', own: 'an ending of one’s own' });
  const choose = vi.fn();
  render(OwnTable, { option: ending, value: 'last', choose });
  const chooser = screen.getByLabelText<HTMLInputElement>(ending.own, { selector: 'input' });
  const emptied = vi.spyOn(chooser, 'value', 'set');
  for (const text of ['{', '{"faces": 6}']) {
    const file = { name: 'own.json', text: () => Promise.resolve(text) };
    await fireEvent.change(chooser, { target: { files: [file] } });
    await vi.waitFor(() => expect(emptied).toHaveBeenLastCalledWith(''));
    emptied.mockClear();
    const refused = text === '{' ? 'own.json' : '';
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(refused));
  }
  expect(choose).toHaveBeenCalledExactlyOnceWith({ faces: 6 });
});

/** Tables that wait for this browser are watched from other pages, and only as long as these last. */

import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import Awaited from '../src/parts/Awaited.svelte';
import { Wire } from './wire';

let found: (ids: string[]) => void;
vi.mock('../src/table/texts', async (original) => ({
  ...(await original<object>()),
  awaited: () => new Promise((resolve) => (found = resolve)),
}));

test('a page that has been left watches nothing', async () => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  const left = render(Awaited, { open: null });
  left.unmount();
  found(['abc']);
  await Promise.resolve();
  expect(Wire.opened).toHaveLength(0);
  const stays = render(Awaited, { open: 'abc' });
  found(['abc', 'other']);
  await vi.waitFor(() => expect(Wire.opened).toHaveLength(1));
  expect(Wire.newest.address).toContain('/other/');
  stays.unmount();
});

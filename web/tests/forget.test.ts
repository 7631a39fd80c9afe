/** Ending a browser's session, in the settings. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../src/settings.svelte';
import Forget from '../src/settings/Forget.svelte';

let asked: string[];
let known: boolean;
let fails: boolean;
const forgotten = vi.fn();

beforeEach(() => {
  asked = [];
  known = true;
  fails = false;
  forgotten.mockReset();
  settings.language = 'en';
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE' && fails) return Promise.reject(new TypeError());
    return Promise.resolve(new Response(JSON.stringify({ known, name: '' })));
  });
});

function press(name: string): Promise<unknown> {
  return fireEvent.click(screen.getByRole('button', { name }));
}

test('a session ends after a confirmation', async () => {
  render(Forget, { forgotten });
  await screen.findByRole('heading', { name: 'Forget this browser' });
  await press('Forget this browser');
  expect(screen.getByText(/lose all your seats/)).toBeTruthy();
  await press('Cancel');
  expect(asked).toEqual(['GET /api/session']);
  await press('Forget this browser');
  await press('Forget it');
  await screen.findByText('The server has forgotten this browser.');
  expect(asked).toEqual(['GET /api/session', 'DELETE /api/session']);
  expect(forgotten).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an unreachable server has forgotten nothing', async () => {
  fails = true;
  render(Forget, { forgotten });
  await screen.findByRole('heading', { name: 'Forget this browser' });
  await press('Forget this browser');
  await press('Forget it');
  await screen.findByText(/cannot be reached/);
  expect(forgotten).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Forget this browser' })).toBeTruthy();
});

test('nothing is offered to a browser without a session', async () => {
  known = false;
  render(Forget, { forgotten });
  await vi.waitFor(() => {
    expect(asked).toEqual(['GET /api/session']);
  });
  expect(screen.queryByRole('heading')).toBeNull();
});

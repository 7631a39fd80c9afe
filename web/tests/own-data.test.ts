/** The data that the server stores about a user: downloading and deleting it in the settings. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  forgetProgress,
  lessonOf,
  noteBeaten,
  noteLesson,
  progressText,
} from '../src/progress.svelte';
import { settings } from '../src/settings.svelte';
import OwnData from '../src/settings/OwnData.svelte';

let asked: string[];
let known: boolean;
let fails: boolean;
const deleted = vi.fn();

beforeEach(() => {
  asked = [];
  known = true;
  fails = false;
  deleted.mockReset();
  settings.language = 'en';
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE' && fails) return Promise.reject(new TypeError());
    return Promise.resolve(Response.json({ known, name: '' }));
  });
});

afterEach(() => {
  forgetProgress();
});

function press(name: string): Promise<unknown> {
  return fireEvent.click(screen.getByRole('button', { name }));
}

test('the data can be downloaded, and deleted after a confirmation', async () => {
  render(OwnData, { deleted });
  const link = await screen.findByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/session/data');
  expect(link.getAttribute('download')).toBeTruthy();
  await press('Delete my data');
  expect(screen.getByText(/lose all your seats/)).toBeTruthy();
  await press('Cancel');
  expect(asked).toEqual(['GET /api/session']);
  await press('Delete my data');
  await press('Delete all of it');
  await screen.findByText('Your data has been deleted.');
  expect(asked).toEqual(['GET /api/session', 'DELETE /api/session/data']);
  expect(deleted).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an unreachable server has deleted nothing', async () => {
  fails = true;
  render(OwnData, { deleted });
  await screen.findByRole('link');
  await press('Delete my data');
  await press('Delete all of it');
  await screen.findByText(/cannot be reached/);
  expect(deleted).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Delete my data' })).toBeTruthy();
});

test('nothing is offered to a browser without a session', async () => {
  known = false;
  render(OwnData, { deleted });
  await vi.waitFor(() => {
    expect(asked).toEqual(['GET /api/session']);
  });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('deleting the data deletes the progress in this browser too', async () => {
  noteBeaten('dice', 'page');
  render(OwnData, { deleted });
  await screen.findByRole('link');
  await press('Delete my data');
  expect(screen.getByText(/and your progress here/)).toBeTruthy();
  await press('Delete all of it');
  await screen.findByText('Your data has been deleted.');
  expect(progressText()).toBe('');
});

test('an unreachable server leaves the progress as it is', async () => {
  fails = true;
  noteBeaten('dice', 'page');
  render(OwnData, { deleted });
  await screen.findByRole('link');
  await press('Delete my data');
  await press('Delete all of it');
  await screen.findByText(/cannot be reached/);
  expect(progressText()).toBe('dice,0,page');
});

test('without a session, the progress can be deleted, and the server is not asked', async () => {
  known = false;
  noteLesson('dice', 2);
  render(OwnData, { deleted });
  await screen.findByRole('heading', { name: 'Your data' });
  expect(screen.queryByRole('link')).toBeNull();
  await press('Delete my data');
  await press('Delete all of it');
  await screen.findByText('Your data has been deleted.');
  expect(lessonOf('dice').step).toBe(0);
  expect(asked).toEqual(['GET /api/session']);
  expect(screen.queryByRole('button')).toBeNull();
});

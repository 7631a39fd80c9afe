/** What a user can end in the settings: this browser's session, or all stored data. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  forgetProgress,
  lessonOf,
  noteBeaten,
  noteLesson,
  progressText,
} from '../src/progress.svelte';
import Forget from '../src/settings/Forget.svelte';
import OwnData from '../src/settings/OwnData.svelte';

let asked: string[];
let known: boolean;
let fails: boolean;
const done = vi.fn();

beforeEach(() => {
  asked = [];
  known = true;
  fails = false;
  done.mockReset();
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE' && fails) return Promise.reject(new TypeError());
    return Promise.resolve(Response.json({ known, name: '' }));
  });
});
afterEach(forgetProgress);

function press(name: string): Promise<unknown> {
  return fireEvent.click(screen.getByRole('button', { name }));
}

const SESSION = {
  show: () => render(Forget, { forgotten: done }),
  role: 'heading',
  begin: 'Forget this browser',
  confirm: 'Forget it',
  said: 'The server has forgotten this browser.',
  path: '/api/session',
};
const DATA = {
  show: () => render(OwnData, { deleted: done }),
  role: 'link',
  begin: 'Delete my data',
  confirm: 'Delete all of it',
  said: 'Your data has been deleted.',
  path: '/api/session/data',
};

describe.each([
  ['a session', SESSION],
  ['the data', DATA],
])('%s', (_, what) => {
  test('ends after a confirmation', async () => {
    what.show();
    await screen.findByRole(what.role);
    await press(what.begin);
    expect(screen.getByText(/lose all your seats/)).toBeTruthy();
    await press('Cancel');
    expect(asked).toEqual(['GET /api/session']);
    await press(what.begin);
    await press(what.confirm);
    await screen.findByText(what.said);
    expect(asked).toEqual(['GET /api/session', `DELETE ${what.path}`]);
    expect(done).toHaveBeenCalledOnce();
    for (const role of ['button', 'link']) expect(screen.queryByRole(role)).toBeNull();
  });

  test('stays if the server cannot be reached, with the progress', async () => {
    fails = true;
    noteBeaten('dice', 'page');
    what.show();
    await screen.findByRole(what.role);
    await press(what.begin);
    await press(what.confirm);
    await screen.findByText(/cannot be reached/);
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: what.begin })).toBeTruthy();
    expect(progressText()).toBe('dice,0,page');
  });

  test('is not offered to a browser without a session', async () => {
    known = false;
    what.show();
    await vi.waitFor(() => expect(asked).toEqual(['GET /api/session']));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

test('a session has its heading, and the data can be downloaded', async () => {
  SESSION.show();
  await screen.findByRole('heading', { name: SESSION.begin });
  DATA.show();
  const link = await screen.findByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/session/data');
  expect(link.getAttribute('download')).toBeTruthy();
});

test('deleting the data deletes the progress in this browser too', async () => {
  noteBeaten('dice', 'page');
  DATA.show();
  await screen.findByRole('link');
  await press(DATA.begin);
  expect(screen.getByText(/and your progress here/)).toBeTruthy();
  await press(DATA.confirm);
  await screen.findByText(DATA.said);
  expect(progressText()).toBe('');
});

test('without a session, the progress can be deleted, and the server is not asked', async () => {
  known = false;
  noteLesson('dice', 2);
  DATA.show();
  await screen.findByRole('heading', { name: 'Your data' });
  expect(screen.queryByRole('link')).toBeNull();
  await press(DATA.begin);
  await press(DATA.confirm);
  await screen.findByText(DATA.said);
  expect(lessonOf('dice').step).toBe(0);
  expect(asked).toEqual(['GET /api/session']);
  expect(screen.queryByRole('button')).toBeNull();
});

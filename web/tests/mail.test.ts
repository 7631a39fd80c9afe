/** Mail about the reader's turns: an address is confirmed by a code, and stopped by a button only. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';

import { go } from '../src/routes.svelte';
import type { MailShown } from '../src/server/api';
import Mail from '../src/settings/Mail.svelte';
import MailPage from '../src/settings/MailPage.svelte';

const NONE: MailShown = { available: true, address: null, state: 'none', reason: null };
const BOB = 'bob@mail.example';

interface Sent {
  method: string;
  path: string;
  body: string;
}

/** Let the server give these answers one after the other; a code means a refusal. */
function server(...answers: unknown[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, call: RequestInit) => {
    const { method = '', body } = call;
    sent.push({
      method,
      path,
      body: body instanceof URLSearchParams ? body.toString() : String(body ?? ''),
    });
    const found = answers.shift();
    if (found === null) return Promise.resolve(new Response(null, { status: 204 }));
    const status = typeof found === 'object' && found && 'code' in found ? 409 : 200;
    return Promise.resolve(Response.json(found, { status }));
  });
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('a server without mail says nothing of it', async () => {
  const sent = server({ ...NONE, available: false });
  render(Mail);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(document.body.textContent.trim()).toBe('');
});

test('an address is confirmed by a code, and deleted', async () => {
  const asked = { ...NONE, address: BOB, state: 'asked' };
  const sent = server(NONE, asked, { code: 'not-now' }, { ...asked, state: 'confirmed' }, NONE);
  render(Mail);
  await screen.findByLabelText('Your mail address');
  await type('Your mail address', ` ${BOB} `);
  await press('Send me a code');
  await screen.findByText(/enter the code sent to bob@mail.example/);
  await type('The code', 'WRONG');
  await press('Confirm');
  await screen.findByText('This code is wrong, too old or tried too often.');
  await type('The code', 'ABCD-EFGH');
  await press('Confirm');
  await screen.findByText(`Mail goes to ${BOB} when it is your turn.`);
  await press('Delete my address');
  await screen.findByLabelText('Your mail address');
  expect(sent.map(({ method, path }) => `${method} ${path.slice(12)}`)).toEqual([
    'GET /mail',
    'PUT /mail',
    'POST /mail/code',
    'POST /mail/code',
    'DELETE /mail',
  ]);
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ address: BOB, language: 'en' });
  expect(JSON.parse(sent[3]?.body ?? '')).toEqual({ code: 'ABCD-EFGH' });
});

test.each([
  ['stopped', /Mail to bob@mail.example was stopped by a link in a message/],
  ['refused', /The mail server of bob@mail.example accepts no messages/],
])('why mail is off is said: %s', async (reason, text) => {
  server({ ...NONE, address: BOB, state: 'off', reason });
  render(Mail);
  await screen.findByText(text);
  expect(screen.getByLabelText('Your mail address')).toBeTruthy();
});

test('what is no address is said to be none', async () => {
  server(NONE, { code: 'bad', message: 'address: must be …' });
  render(Mail);
  await screen.findByLabelText('Your mail address');
  await press('Send me a code');
  await screen.findByText('This is not a mail address.');
});

test('the link in a message stops mail by its button only', async () => {
  const sent = server(null);
  go(`/mail#${'s'.repeat(43)}`, true);
  render(MailPage);
  await screen.findByRole('heading', { name: 'Stop mail about your turns?' });
  expect(sent).toEqual([]);
  await press('Stop mail');
  await screen.findByText('This address gets no more mail.');
  expect(sent).toEqual([
    {
      method: 'POST',
      path: `/api/mail/unsubscribe?secret=${'s'.repeat(43)}`,
      body: 'List-Unsubscribe=One-Click',
    },
  ]);
});

test('a link without its end stops nothing', () => {
  server();
  go('/mail', true);
  render(MailPage);
  expect(screen.getByRole('heading').textContent).toMatch(/link/i);
  expect(screen.queryByRole('button')).toBeNull();
});

/** The page of a person's devices: a link is shown once it is asked for, and used by its button only. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import Devices from '../src/me/Devices.svelte';
import Give from '../src/me/Give.svelte';
import MePage from '../src/me/MePage.svelte';
import Take from '../src/me/Take.svelte';
import { addressOf, attemptFor, forgetAttempt, labelOf, secretIn, takeAlong } from '../src/me/link';
import { keepName, lastName } from '../src/name';
import { beaten, forgetProgress, noteBeaten } from '../src/progress.svelte';
import { go, route, routeOf } from '../src/routes.svelte';
import { get, type DeviceShown, type Profile } from '../src/server/api';

const LINK = 'k'.repeat(43);
const NEXT = 'n'.repeat(43);
const DEVICE: DeviceShown = {
  id: 'one',
  label: 'Firefox, Linux',
  created: Date.UTC(2026, 0, 2),
  used: Date.UTC(2026, 1, 3),
  this: true,
  notified: false,
};
const PHONE = { ...DEVICE, id: 'two', label: '', this: false, notified: true };
const NOBODY: Profile = { known: false, linked: null, devices: [] };
const OFFER = { valid: true, yours: false, joins: false };

interface Sent {
  method: string;
  path: string;
  body: Record<string, string>;
}

/** Let the server give these answers by path, or refuse with a code; returns what it is asked. */
function server(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push({ method: method ?? '', path, body: JSON.parse(String(body ?? '{}')) as never });
    const found = answers[path] ?? { code: 'unknown' };
    const status = typeof found === 'object' && 'code' in found ? 404 : 200;
    return Promise.resolve(Response.json(found, { status }));
  });
  return sent;
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
const press = (name: string) => screen.findByRole('button', { name }).then(fireEvent.click);

beforeEach(() => {
  forgetAttempt();
  forgetProgress();
  go('/me', true);
});

test('a browser without games can only open a link', async () => {
  server({ '/api/session': { known: false, name: '' }, '/api/profile': NOBODY });
  render(MePage);
  await screen.findByText('Do you have a link from another device?');
  expect(screen.queryByRole('button', { name: 'Show the link' })).toBeNull();
  await fireEvent.input(screen.getByLabelText('The link'), { target: { value: 'nonsense' } });
  await press('Open it');
  await screen.findByText('This is not a link to your games.');
  const pasted = `https://blazon.example/me#${LINK}.dice,0,page `;
  await fireEvent.input(screen.getByLabelText('The link'), { target: { value: pasted } });
  await press('Open it');
  expect(route.now).toEqual({ page: 'me', secret: `${LINK}.dice,0,page` });
});

test('the link is made when it is asked for, with this browser’s name and progress', async () => {
  const known = { known: true, linked: null, devices: [DEVICE] };
  const answers: Record<string, unknown> = {
    '/api/session': { known: true, name: '' },
    '/api/profile': NOBODY,
    '/api/profile/link': { link: LINK },
  };
  const sent = server(answers);
  noteBeaten('dice', 'page');
  render(MePage);
  await screen.findByRole('button', { name: 'Show the link' });
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  answers['/api/profile'] = known;
  await press('Show the link');
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(field.value).toBe(`${location.origin}/me#${LINK}.dice,0,page`);
  expect(screen.getByRole('img', { name: /code for a camera/ })).toBeTruthy();
  await screen.findByText('Firefox, Linux');
  const made = sent.find(({ path }) => path === '/api/profile/link');
  expect(made?.body.label).toBe(labelOf(navigator.userAgent));
});

test('once the link was used, it is shown no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answers: Record<string, unknown> = {
    '/api/profile/link': { link: LINK },
    '/api/profile/offer': { ...OFFER, yours: true },
  };
  const sent = server(answers);
  const made = vi.fn();
  render(Give, { linked: null, made });
  await press('Show the link');
  await screen.findByLabelText('Link');
  vi.advanceTimersByTime(4000);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByLabelText('Link')).toBeTruthy();
  answers['/api/profile/offer'] = { ...OFFER, valid: false };
  vi.advanceTimersByTime(4000);
  await screen.findByText(/Another device has your games now/);
  expect(screen.queryByLabelText('Link')).toBeNull();
  expect(made).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(9000);
  expect(sent).toHaveLength(3);
  vi.useRealTimers();
});

test('another device is removed after a question, and this one is not offered', async () => {
  const left: Profile = { known: true, linked: 1, devices: [DEVICE] };
  const sent = server({ '/api/profile/devices/two': left });
  const changed = vi.fn();
  render(Devices, { devices: [DEVICE, PHONE], changed });
  expect(text()).toMatch(/Firefox, Linux \(this one\).*since Jan 2, 2026/);
  expect(text()).toContain('notified of turns');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await press('Remove A browser');
  expect(sent).toEqual([]);
  await press('Cancel');
  await press('Remove A browser');
  await press('Yes, remove it');
  await screen.findByText('A browser has been removed.');
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/profile/devices/two' }]);
  expect(changed).toHaveBeenCalledWith(left);
});

test('a link is used by its button only, and the next one is shown', async () => {
  const sent = server({
    '/api/profile/offer': { ...OFFER, joins: true },
    '/api/profile/use': { link: NEXT },
  });
  go(`/me#${LINK}.dice,0,squire`, true);
  render(Take, { secret: `${LINK}.dice,0,squire` });
  await screen.findByRole('heading', { name: 'Take your games to this browser?' });
  expect(text()).toContain('The games of this browser join the others.');
  expect(sent.map(({ path }) => path)).toEqual(['/api/profile/offer']);
  await press('Take my games here');
  await screen.findByRole('heading', { name: 'Your games are here' });
  expect(sent[1]?.body).toMatchObject({ link: LINK, label: labelOf(navigator.userAgent) });
  expect(sent[1]?.body.attempt).toMatch(/^\w{20,40}$/);
  expect(beaten('dice')).toEqual(['squire']);
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toContain(NEXT);
  expect(location.hash, 'the used link is not in the history').toBe('');
});

test.each([
  [{ ...OFFER, yours: true }, 'This browser already has your games'],
  [{ ...OFFER, valid: false }, 'This link no longer works'],
  [{ code: 'bad' }, 'This link no longer works'],
])('what a link is good for is said: %o', async (offered, heading) => {
  server({ '/api/profile/offer': offered });
  render(Take, { secret: LINK });
  await screen.findByRole('heading', { name: heading });
  expect(screen.queryByRole('button')).toBeNull();
});

test('somebody else was faster: the page says so, and takes no progress', async () => {
  server({ '/api/profile/offer': OFFER });
  render(Take, { secret: `${LINK}.dice,0,squire` });
  await press('Take my games here');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(beaten('dice')).toEqual([]);
});

test('a lost answer is asked for again with the same attempt, even by another page', async () => {
  const sent = server({ '/api/profile/offer': OFFER });
  const answer = globalThis.fetch;
  let lost = 0;
  vi.stubGlobal('fetch', (path: string, call: RequestInit) => {
    const asked = answer(path, call);
    return path.endsWith('/use') && (lost += 1) ? Promise.reject(new TypeError('lost')) : asked;
  });
  for (let page = 0; page < 2; page += 1) {
    render(Take, { secret: LINK });
    await press('Take my games here');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    cleanup();
  }
  expect(lost).toBe(2);
  const attempts = sent.filter(({ path }) => path.endsWith('/use')).map(({ body }) => body.attempt);
  expect(new Set(attempts).size).toBe(1);
  forgetAttempt();
  expect(attemptFor(LINK)).not.toBe(attempts[0]);
});

test('when the server comes back, an answer that came stays, and a missing one is asked for', async () => {
  server({ '/api/profile/offer': OFFER, '/api/profile/use': { link: NEXT } });
  const answer = globalThis.fetch;
  const away = () => Promise.reject(new TypeError('away'));
  vi.stubGlobal('fetch', away);
  render(Take, { secret: LINK });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toMatch(/Loading/));
  vi.stubGlobal('fetch', answer);
  await get('/api/profile/offer');
  await press('Take my games here');
  await screen.findByRole('heading', { name: 'Your games are here' });
  vi.stubGlobal('fetch', away);
  await get('/api/profile/offer').catch(() => undefined);
  vi.stubGlobal('fetch', answer);
  await get('/api/profile/offer');
  await tick();
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toContain(NEXT);
});

test('a link is found in what somebody pastes', () => {
  expect(secretIn(` http://192.168.0.2:8000/me#${LINK}\n`)).toBe(LINK);
  expect(secretIn(`https://a.example/me/#${LINK}.dice,3d`)).toBe(`${LINK}.dice,3d`);
  for (const other of ['', LINK, `https://a.example/t/x#${LINK}`, 'https://a.example/me#short']) {
    expect(secretIn(other)).toBe('');
  }
  expect(routeOf('/me', `#${LINK}`)).toEqual({ page: 'me', secret: LINK });
  expect(routeOf('/me')).toEqual({ page: 'me', secret: '' });
  expect(routeOf('/me/more').page).toBe('lost');
  expect(addressOf(LINK)).toBe(`${location.origin}/me#${LINK}`);
});

test.each(['Ann', 'Zoë ☂ «d’Artagnan», 3d; x.', '123'])('a name comes along: %s', (name) => {
  keepName(name);
  noteBeaten('dice', 'page');
  const [, along = ''] = secretIn(addressOf(LINK)).split('.');
  expect(routeOf('/me', `#${LINK}.${along}`)).toEqual({ page: 'me', secret: `${LINK}.${along}` });
  keepName('');
  forgetProgress();
  takeAlong(along);
  expect([lastName(), beaten('dice')]).toEqual([name, ['page']]);
  keepName('Bob');
  takeAlong(along);
  expect(lastName(), 'a name that was entered here stays').toBe('Bob');
  keepName('');
});

test('what is not a name in a link is ignored', () => {
  const long = `-,${btoa('x'.repeat(60))}`;
  for (const along of ['', '-,', '-,====', '-,_w', 'dice,3d', '-,QW5u;dice,0', long])
    takeAlong(along);
  expect(lastName()).toBe('');
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['a program', ''],
])('a browser is called by its name and system: %s', (agent, label) => {
  expect(labelOf(agent)).toBe(label);
});

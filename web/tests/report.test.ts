/** Reports to the server's operators, and their announcements to everybody. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import Announcements from '../src/parts/Announcements.svelte';
import type { ChatLine, TableShown } from '../src/server/api';
import { Refusal } from '../src/server/api';
import { refusalText } from '../src/table/refusals';
import Report from '../src/table/Report.svelte';
import { SEAT, seatsOf } from './server';

const close = vi.fn();
const NAMES = ['Ann', 'Bob', 'Cem', 'Knight'];
const LINE: ChatLine = { number: 7, at: 0, seat: 1, name: 'Bob', text: 'bad words' };

let sent: { path: string; body: unknown }[];
let answer: () => Response;

const TABLE = {
  id: 'abc',
  seats: [...seatsOf(true, false, false), { ...SEAT, kind: 'bot' }],
} as unknown as TableShown;

beforeEach(() => {
  sent = [];
  close.mockReset();
  answer = () => Response.json({ received: true, again: false });
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    sent.push({ path, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(answer());
  });
});

function press(name: string): Promise<unknown> {
  return fireEvent.click(screen.getByRole('button', { name }));
}

test('a line is reported with a reason and a comment', async () => {
  render(Report, { table: TABLE, names: NAMES, line: LINE, close });
  expect(screen.getByText('bad words')).toBeTruthy();
  expect(screen.queryByLabelText('Player')).toBeNull();
  await fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'spam' } });
  await fireEvent.input(screen.getByLabelText(/Anything else/), { target: { value: 'twice' } });
  await press('Send the report');
  await screen.findByText(/have received your report/);
  expect(sent).toEqual([
    {
      path: '/api/tables/abc/reports',
      body: { subject: 'line', of: 7, reason: 'spam', words: 'twice' },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull();
});

test('one of several people can be chosen, but not the user or a bot', async () => {
  render(Report, { table: TABLE, names: NAMES, close });
  const who = screen.getByLabelText<HTMLSelectElement>('Player');
  expect(Array.from(who.options, (option) => option.text)).toEqual(['Bob', 'Cem']);
  await fireEvent.change(who, { target: { value: who.options[1]?.value } });
  await fireEvent.change(screen.getByLabelText('What is it about?'), { target: { value: 'name' } });
  await press('Send the report');
  await screen.findByText(/have received your report/);
  expect(sent[0]?.body).toEqual({ subject: 'name', of: 2, reason: 'insult', words: '' });
});

test('a repeated report is pointed out, and a failed one can be sent again', async () => {
  answer = () => Response.json({ code: 'quota', message: 'too many' }, { status: 429 });
  render(Report, { table: TABLE, names: NAMES, line: LINE, close });
  await press('Send the report');
  await screen.findByText(/Many of your reports/);
  answer = () => Response.json({ received: true, again: true });
  await press('Send the report');
  await screen.findByText(/already reported this/);
});

test('cancelling sends nothing', async () => {
  render(Report, { table: TABLE, names: NAMES, line: LINE, close });
  await press('Cancel');
  expect(close).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test('the message of the day and the reason for read-only mode are shown', async () => {
  answer = () =>
    Response.json({
      message: { text: 'Tournament on Sunday', since: 0 },
      read_only: { text: 'Moving house.', since: 0 },
    });
  render(Announcements);
  await screen.findByText('Tournament on Sunday');
  expect(screen.getByText(/is read-only for now: .* Moving house\.$/)).toBeTruthy();
});

test('nothing is shown without an announcement', async () => {
  answer = () => Response.json({ message: null, read_only: null });
  const { container } = render(Announcements);
  await vi.waitFor(() => {
    expect(sent).toHaveLength(1);
  });
  expect(container.querySelector('p')).toBeNull();
});

test('a blocked user learns until when and why', () => {
  const until = Date.UTC(2026, 0, 2, 12);
  const said = refusalText(new Refusal('blocked', '', { until, reason: 'be kind' }));
  expect(said).toMatch(/only watch here until .*2026.* be kind$/);
  expect(refusalText(new Refusal('read-only', '', { reason: '' }))).toBe(
    'This server is read-only for now.',
  );
});

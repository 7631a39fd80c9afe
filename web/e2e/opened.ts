/** Opens tables through the API and plays them to the state that a test needs. */

import type { APIRequestContext, Page } from '@playwright/test';

import { atTable, keep, waitForTurn, type Wish } from './playing';

export interface Opening {
  game: 'richelieu' | 'rheingold';
  players: number;
  /** The options other than the number of players. */
  options?: Record<string, unknown>;
  /** The user's name. */
  name?: string;
  /** Who sits in seat 2. */
  second?: 'bot' | 'open' | 'me';
}

/** A game as seat 1 sees it. */
export interface Position {
  player: number | null;
  phase: string;
  actions_played: number;
  legal: string[];
  /** Whether everybody can see that only one action is possible. */
  forced: boolean;
  version: number;
  /** Richelieu's cards on the table. */
  table?: Record<string, unknown>;
  /** Rheingold's march whose number is asked for. */
  pending?: { from: string; to: string } | null;
}

interface State {
  v: number;
  d: {
    table: { id: string; status: string };
    view: Omit<Position, 'legal' | 'forced' | 'version'>;
    actions: { token: string }[];
    forced: boolean;
  };
}

function command(request: APIRequestContext, id: string, d: Record<string, unknown>) {
  const data = { id: crypto.randomUUID(), d };
  return request.post(`/api/tables/${id}/commands`, { data });
}

/** Open a table with the user in seat 1, who begins, and bots elsewhere; returns its id. */
export async function openTable(
  { request }: Page,
  { game, players, options = {}, name = 'Ann', second = 'bot' }: Opening,
): Promise<string> {
  const bot = { kind: 'bot', bot: 'page' };
  const seats = [
    { kind: 'me', name },
    second === 'bot' ? bot : { kind: second, name: second === 'me' ? 'Bea' : '' },
    ...Array.from({ length: players - 2 }, () => bot),
  ];
  const data = {
    game,
    seats,
    options: { players, ...options },
    pace: {},
    first: 0,
    seals: seats.map(() => null),
    id: crypto.randomUUID(),
  };
  const answer = await request.post('/api/tables', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as State).d.table.id;
}

/** The link that seats a friend at an open table. */
export async function linkTo({ request }: Page, id: string, seat = 1): Promise<string> {
  const answer = await command(request, id, { do: 'invite', seat });
  return `/t/${id}#${((await answer.json()) as { link: string }).link}`;
}

/**
 * Play for seat 1 until it is to move in a state that satisfies `enough`, or the game is over;
 * returns whether the game goes on.
 */
export async function playUntil(
  { request }: Page,
  id: string,
  enough: (position: Position) => boolean,
  pick: (count: number) => number,
): Promise<boolean> {
  for (;;) {
    const answer = await request.get(`/api/tables/${id}?v=2&seat=0`);
    const { v: version, d } = (await answer.json()) as State;
    if (d.table.status === 'over') return false;
    const legal = d.actions.map(({ token }) => token);
    if (d.view.player === 0 && legal.length) {
      if (enough({ ...d.view, legal, forced: d.forced, version })) return true;
      const action = legal[pick(legal.length)];
      await command(request, id, { do: 'play', action, version, seat: 0 });
    } else await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Show the current state of a table, once it is the user's turn or the game is over. */
export async function showTable(page: Page, id: string): Promise<void> {
  // Load another page first, so that nothing of an earlier state remains.
  await page.goto('about:blank');
  await page.goto(`/t/${id}`);
  await atTable(page);
  await waitForTurn(page);
}

/** Show a new game against a bot that answers quickly; the user begins. */
export async function startGame(
  page: Page,
  { game, rounds, name, settings = {} }: Wish,
): Promise<void> {
  await keep(page, settings);
  const options = rounds ? { rounds } : {};
  const id = await openTable(page, { game, players: 2, options, ...(name ? { name } : {}) });
  await page.goto(`/t/${id}`);
  await atTable(page);
  await waitForTurn(page);
}

/** The board of the first page shows each action of a turn until the next turn. */

import { expect, test } from 'vitest';

import type { GameBoard } from '../src/game/contract';
import { stateAt, type Scene } from '../src/home/scene';
import { VIEW } from './legal';

test('the trail ends with the action just played, and begins with its turn', () => {
  const board = { places: (token: string) => [`at ${token}`] } as unknown as GameBoard;
  const played = ['', 'a', 'b', 'c'].map((token, at) => ({ token, seat: 0, turn: at > 2 ? 1 : 0 }));
  const moments = played.map((one) => ({ ...one, view: VIEW }));
  const scene = { options: { players: 2 }, board: null, moments } as unknown as Scene;
  const trails = moments.map((_, now) => stateAt(scene, now, board).trail);
  const tokens = trails.map((trail) => trail.map(({ token }) => token).join(' '));
  expect(tokens).toEqual(['', 'a', 'a b', 'c']);
  expect(trails[1]?.[0]?.places).toEqual(['at a']);
});

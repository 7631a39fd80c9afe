/** The movements between one view and the next (or back), for animation only. */

import type { Land } from './map.svelte';
import { knightsOn, type RheingoldView } from './view';

export interface March {
  from: string;
  to: string;
  seat: number;
  knights: number;
}

export interface Changes {
  marches: March[];
  /** Knights that returned to their supply, and where they stood or what they attacked. */
  fallen: { place: string; seat: number; knights: number }[];
  /** Shields that were turned up and left the game, by their castle. */
  broken: { place: string; value: number }[];
}

/** The movements that explain the difference between two views of the same game. */
export function changes(before: RheingoldView, after: RheingoldView, land: Land): Changes {
  const losses: { place: string; seat: number; knights: number }[] = [];
  const gains = new Map<string, number>();
  const then = knightsOn(before);
  const now = knightsOn(after);
  for (const place of land.keys()) {
    for (let seat = 0; seat < after.players.length; seat += 1) {
      const more = (now.get(place)?.get(seat) ?? 0) - (then.get(place)?.get(seat) ?? 0);
      if (more < 0) losses.push({ place, seat, knights: -more });
      if (more > 0) gains.set(`${place} ${seat}`, more);
    }
  }
  const marches: March[] = [];
  const fallen: Changes['fallen'] = [];
  for (const { place, seat, knights } of losses) {
    let left = knights;
    for (const to of land.get(place)?.neighbours ?? []) {
      const gain = Math.min(left, gains.get(`${to} ${seat}`) ?? 0);
      if (gain === 0) continue;
      marches.push({ from: place, to, seat, knights: gain });
      gains.set(`${to} ${seat}`, (gains.get(`${to} ${seat}`) ?? 0) - gain);
      left -= gain;
    }
    if (left === 0) continue;
    const stormed = before.pending?.from === place ? before.pending.to : null;
    if (stormed) marches.push({ from: place, to: stormed, seat, knights: left });
    fallen.push({ place: stormed ?? place, seat, knights: left });
  }
  return { marches, fallen, broken: brokenShields(before, after) };
}

function brokenShields(before: RheingoldView, after: RheingoldView): Changes['broken'] {
  return Object.entries(before.places).flatMap(([place, { holder, shield }]) => {
    if (!shield || after.places[place]?.holder === holder) return [];
    const known = [...(before.players[holder]?.shields.gone ?? [])];
    const value = (after.players[holder]?.shields.gone ?? []).find((gone) => {
      const same = known.indexOf(gone);
      if (same >= 0) known.splice(same, 1);
      return same < 0;
    });
    return value === undefined ? [] : [{ place, value }];
  });
}

/** Describes a place: its name, its pieces, and the possible actions. */

import { describe } from '../../game/actions';
import { marksOf } from '../../pace/beats';
import { several, t } from '../../texts.svelte';
import type { Land, Place } from './map.svelte';
import type { Picking } from './picking.svelte';
import { aids, type RheingoldState, type Shield } from './view';

/** A place's name in a sentence: a space's has the nearest castle. */
export function located(land: Land, id: string): string {
  const place = land.get(id);
  const castle = place?.kind === 'space' && land.get(place.landmark ?? '');
  return castle ? t('rheingold-space-near', { id, castle: castle.name }) : (place?.name ?? id);
}

/** The same of a path's ends; a castle near both is named once. */
export function ends(land: Land, from: string, to: string): { from: string; to: string } {
  const [source, target] = [land.get(from), land.get(to)];
  const shared =
    source && target && source.landmark !== null && source.landmark === target.landmark;
  return {
    from: shared ? source.name : located(land, from),
    to: shared && source.kind === 'castle' ? target.name : located(land, to),
  };
}

/** The kind of place, and its name. */
export function title(land: Land, place: Place): string {
  if (place.kind === 'space') return t('rheingold-web-space', { id: located(land, place.id) });
  if (place.kind === 'start') return t('rheingold-web-start', { id: place.id });
  const { name, id, swords } = place;
  return t('rheingold-web-castle', { name, id, swords: t('rheingold-swords', { count: swords }) });
}

export function shieldSaid(shield: Shield): string {
  if (shield.value === null) return t('rheingold-legend-hidden');
  const key = shield.shown ? 'rheingold-shield-shown' : 'rheingold-shield-own';
  return t(key, { value: shield.value });
}

/** The pieces there and the strength needed to enter, as several statements. */
export function standing(state: RheingoldState, place: Place): string[] {
  const { view, names } = state;
  if (place.kind === 'start') {
    const here = view.starts[place.id] ?? [];
    if (here.length === 0) return [];
    const players = several(here.map((seat) => names[seat] ?? ''));
    return [t('rheingold-web-waiting', { count: here.length, players })];
  }
  const said: string[] = [];
  const held = view.places[place.id];
  if (held) {
    const knights = t('rheingold-knights', { count: held.knights });
    said.push(t('rheingold-web-held', { player: names[held.holder] ?? '', knights }));
    if (held.shield) said.push(shieldSaid(held.shield));
  } else if (place.kind === 'castle') {
    said.push(t('rheingold-list-free'));
  }
  const need = price(state, place.id);
  if (need) said.push(need);
  return said;
}

/** The full description of a place on the map, with the actions possible now. */
export function label(state: RheingoldState, land: Land, place: Place, picking: Picking): string {
  const { source, targets, fronting, from, takable, reach } = picking;
  const { view, names, trail } = state;
  const { id } = place;
  const said = [title(land, place), ...standing(state, place)];
  if (source !== null && targets.has(id)) said.push(describe(view, `${source}-${id}`));
  else if (fronting !== null && from.has(id)) said.push(describe(view, `${id}-${fronting}`));
  else if (from.has(id)) said.push(t('rheingold-legend-movable'));
  const chance = takable.get(id);
  if (chance) said.push(t(`rheingold-web-takable-${chance}`));
  const moves = reach[id];
  if (moves !== undefined && !targets.has(id)) {
    said.push(t('rheingold-web-reach', { count: moves }));
  }
  if (place.kind === 'start' && view.die === place.arms && !view.over) {
    said.push(t('rheingold-rolled', { player: names[view.turn] ?? '', number: view.die }));
  }
  if (marksOf(trail).has(id)) said.push(t('rheingold-web-legend-last'));
  return said.join(', ');
}

/** The same number or numbers in short form, as shown beside a castle. */
export function priceMark(state: RheingoldState, castle: string): string {
  const { view } = state;
  const price = aids(state).need?.[castle];
  if (!price || view.over || isOwn(state, castle)) return '';
  return price.sure > price.least ? `${price.least}–${price.sure}` : `${price.least}`;
}

/** Whether the observer holds a place. */
function isOwn({ view }: RheingoldState, place: string): boolean {
  return view.observer !== null && view.places[place]?.holder === view.observer;
}

/** How many knights take a castle or a rival's space; null if there is nothing to take. */
export function price(state: RheingoldState, place: string): string | null {
  if (isOwn(state, place)) return null;
  const { need = {}, field = {} } = aids(state);
  const castle = need[place];
  if (castle && castle.sure > castle.least) return t('rheingold-list-price-sure', castle);
  const least = castle?.least ?? field[place];
  return least === undefined ? null : t('rheingold-list-price', { least });
}

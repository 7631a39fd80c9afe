/** What the results name: games with their editions, people, numbers and days. */

import { gameOf, nameOf } from '../game/games.svelte';
import type { OptionValues } from '../home/options';
import type { FinishedGame, SeatShown } from '../server/api';
import { settings } from '../settings.svelte';
import { seatNames } from '../table/names';
import { several, t, textOr } from '../texts.svelte';

/** The edition of a game with a map or deck of the host's own, as the server says it. */
const OWN = 'own';

/** A game's name; that of the package if the server no longer has the game. */
export function gameName(game: string): string {
  return nameOf(game) || game;
}

/** The values that tell a game's editions apart, such as the map, in words. */
export function editionOf(game: string, edition: string): string {
  const values = edition.split(' ');
  const options = (gameOf(game)?.words.options ?? []).filter(({ always }) => always);
  if (options.length !== values.length) return edition; // another version of the game
  const named = options.map(({ choices, own }, at) => {
    const found = choices.find(({ value }) => String(value) === values[at]);
    return found?.label ?? (values[at] === OWN && own ? own : values[at]);
  });
  return named.join(', ');
}

/** The options that make an edition, as far as a request can name them. */
export function optionsOf(game: string, edition: string): OptionValues {
  const values = edition.split(' ');
  const options = (gameOf(game)?.words.options ?? []).filter(({ always }) => always);
  if (options.length !== values.length) return {};
  const found = options.map(({ key, choices }, at): [string, OptionValues[string]] => {
    const choice = choices.find(({ value }) => String(value) === values[at]);
    return [key, choice?.value ?? null];
  });
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

/** A number, rounded, with a typographic minus. */
export function number(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits });
  return format.format(value).replace('-', '−');
}

/** A difference, which always has a sign. */
export function difference(value: number): string {
  const shown = number(value, 1);
  return value > 0 && shown !== '0' ? `+${shown}` : shown;
}

export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(milliseconds);
}

/** The names of a finished game's seats. */
export function namesOf({ seats }: FinishedGame): string[] {
  return seatNames(
    seats.map(({ name, bot, yours }): SeatShown => {
      const kind = bot === null ? 'person' : 'bot';
      return { kind, name: bot ?? name, bot, yours, gone: false, text: null };
    }),
  );
}

/** Who has won, and why if the game was not played to its end. */
export function outcomeOf(game: FinishedGame): string {
  const names = namesOf(game);
  const won = names.filter((_, seat) => (game.seats[seat]?.share ?? 0) > 0);
  const own = game.seats.filter(({ yours }) => yours);
  const isAlone = own.length === 1 && own[0]?.share === 1;
  const isShared = own.length === 1 && (own[0]?.share ?? 0) > 0;
  let verdict = t('web-end-won', { count: won.length, names: several(won) });
  if (!won.length) verdict = t('web-results-nobody');
  else if (isAlone) verdict = t('web-end-you-won');
  else if (isShared) {
    const others = names.filter((_, seat) => !game.seats[seat]?.yours);
    verdict = t('web-results-shared', {
      names: several(others.filter((one) => won.includes(one))),
    });
  }
  const why = game.ending === 'played' ? '' : textOr('', `verdict-${game.ending}`);
  return [verdict, why].filter(Boolean).join(' · ');
}

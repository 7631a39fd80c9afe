/** Which options of a game are compatible; the server describes the options. */

import type { ChoiceWords, OptionValue, OptionWords } from '../server/api';

/** A table from a file in place of a choice, such as a map; the server checks it. */
export type OwnTable = Record<string, unknown>;
export type OptionValues = Record<string, OptionValue | OwnTable | null>;

/** Whether a value is a table from a file. */
export function isOwn(value: OptionValues[string] | undefined): value is OwnTable {
  return typeof value === 'object' && value !== null;
}

/** The form's options: not the number of players, which the seats give, nor tables from files. */
export function offeredOf(options: readonly OptionWords[]): OptionWords[] {
  return options.filter(({ key, kind }) => key !== 'players' && kind !== 'table');
}

/** Whether a choice is compatible with the other choices. */
export function fits({ when }: ChoiceWords, chosen: OptionValues): boolean {
  return Object.entries(when).every(([key, allowed]) => {
    const value = chosen[key];
    return value !== null && value !== undefined && !isOwn(value) && allowed.includes(value);
  });
}

/**
 * All values, starting from the requested ones. Others have their defaults; an incompatible
 * choice becomes the first compatible one, or null.
 */
export function settled(options: readonly OptionWords[], wished: OptionValues): OptionValues {
  const chosen = { ...wished };
  for (const { key, default: usual } of options) chosen[key] ??= usual;
  const choices = options.filter(({ kind }) => kind === 'choice');
  // One change can cause another, but no more changes than there are options.
  for (let round = 0; round < choices.length; round += 1) {
    for (const option of choices) {
      if (option.own && isOwn(chosen[option.key])) continue;
      const fitting = option.choices.filter((choice) => fits(choice, chosen));
      if (fitting.some(({ value }) => value === chosen[option.key])) continue;
      chosen[option.key] = fitting[0]?.value ?? null;
    }
  }
  return chosen;
}

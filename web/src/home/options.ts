/** Which options of a game go together; what they are, the server says. */

import type { ChoiceWords, OptionValue, OptionWords } from '../server/api';

export type OptionValues = Record<string, OptionValue | null>;

/** The options of a form: the number of players is that of the seats, and a table is a file's. */
export function offeredOf(options: readonly OptionWords[]): OptionWords[] {
  return options.filter(({ key, kind }) => key !== 'players' && kind !== 'table');
}

/** Whether a choice goes with what else has been chosen. */
export function fits({ when }: ChoiceWords, chosen: OptionValues): boolean {
  return Object.entries(when).every(([key, allowed]) => {
    const value = chosen[key];
    return value !== null && value !== undefined && allowed.includes(value);
  });
}

/**
 * All values, from those that were wished for: what is not wished for has its default, and for a
 * choice that does not go with the others there is the first that does, or null.
 */
export function settled(options: readonly OptionWords[], wished: OptionValues): OptionValues {
  const chosen = { ...wished };
  for (const { key, default: usual } of options) chosen[key] ??= usual;
  const choices = options.filter(({ kind }) => kind === 'choice');
  // One change can bring another with it; more than one for each option it cannot bring.
  for (let round = 0; round < choices.length; round += 1) {
    for (const option of choices) {
      const fitting = option.choices.filter((choice) => fits(choice, chosen));
      if (fitting.some(({ value }) => value === chosen[option.key])) continue;
      chosen[option.key] = fitting[0]?.value ?? null;
    }
  }
  return chosen;
}

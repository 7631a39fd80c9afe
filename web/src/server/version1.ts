import type { LogEntry, Update, ViewWords } from './api';

/** The log's new entries. */
export function entriesOf({ log = [], words }: Update): LogEntry[] {
  return log.map((token, place) => {
    const { turn = 0, player = null, words: text = '', forced = false } = words?.told[place] ?? {};
    return { token, turn, player, text, forced };
  });
}

/** What is said of a view with these legal actions. */
export function wordsOf(words: NonNullable<Update['words']>, legal: readonly string[]): ViewWords {
  const actions = legal.map((token, place) => ({
    token,
    text: words.can[place] ?? '',
    reveals: words.reveals.includes(token),
  }));
  return { sections: [], ...words, actions };
}

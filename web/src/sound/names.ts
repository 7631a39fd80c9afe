/** The sounds of a table. A game's board says which of them an action makes. */

export type Sound =
  'card' | 'marker' | 'coin' | 'die' | 'march' | 'clash' | 'shield' | 'castle' | 'bell' | 'end';

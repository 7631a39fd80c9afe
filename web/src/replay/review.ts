/** A game looked back at, as the server tells it. */

export type Knowledge = 'own' | 'open';

export interface Decision {
  /** How many actions had been played before it. */
  at: number;
  seat: number;
  token: string;
  best: string;
  /** The margin lost; 0 or more. */
  cost: number;
  value: number;
  best_value: number;
  line: string[];
}

export interface Moment {
  at: number;
  /** Each seat's margin to be expected. */
  margins: number[];
}

export interface ReviewFound {
  decisions: Decision[];
  margins: Moment[];
  /** For each seat, the `at` of its most costly decisions, the worst first. */
  worst: number[][];
}

export interface ReviewState {
  status: 'none' | 'waiting' | 'running' | 'done';
  done: number;
  of: number;
  review: ReviewFound | null;
  /** What would have been better where it cost most, by `at`. */
  words?: Record<string, string>;
}

/** Something that the reader has asked the server to do: whether it runs, and why it failed. */

import { Refusal } from '../server/api';
import { refusalText } from './refusals';

export class Submission {
  busy = $state(false);
  /** Why it was refused, in words; empty if it was not. */
  trouble = $state('');

  /** Do it; `said` gives the words for a refusal, if it needs other ones. */
  async submit(
    act: () => Promise<unknown>,
    said: (refusal: Refusal) => string = refusalText,
  ): Promise<void> {
    [this.busy, this.trouble] = [true, ''];
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = said(error);
    } finally {
      this.busy = false;
    }
  }
}

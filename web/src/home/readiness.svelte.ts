/** A game's readiness on the server, which compiles the rules after its installation. */

import { get, unlessRefused, type GameReady } from '../server/api';

const LOOK_MS = 1000;

export class Readiness {
  /** Null if there is nothing to wait for, or nothing is known. */
  shown = $state.raw<GameReady | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      const wanted = game();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let left = false;
      const look = async (): Promise<void> => {
        const found = await readinessOf(wanted);
        if (left) return;
        this.shown = found;
        if (found) timer = setTimeout(() => void look(), LOOK_MS);
      };
      void look();
      return () => {
        left = true;
        clearTimeout(timer);
      };
    });
  }
}

async function readinessOf(game: string): Promise<GameReady | null> {
  const all = await unlessRefused(get<GameReady[]>('/api/games/ready'));
  return all?.find((one) => one.game === game && one.done < one.steps) ?? null;
}

/** The faces of bots with characters at the table that is shown, by seat. */

import type { SeatShown } from '../server/api';

let shown = $state.raw<readonly (string | undefined)[]>([]);

/** The address of a seat's face; undefined if it has none. */
export function faceAt(seat: number): string | undefined {
  return shown[seat];
}

/** Show the faces at a table; without seats, none. */
export function showFaces(seats: readonly SeatShown[] = []): void {
  const found = seats.map(({ face }) => face);
  if (found.join() !== shown.join()) shown = found;
}

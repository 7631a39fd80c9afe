/**
 * A shape for each seat, so that nobody depends on colours: seal, lozenge, hexagon, banner,
 * shield. Paths around (0, 0), about 40 units wide and high.
 */
export const SEAT_SHAPES = [
  'M0 -18.2A6.6 6.6 0 0 1 10.7 -14.7A6.6 6.6 0 0 1 17.3 -5.6A6.6 6.6 0 0 1 17.3 5.6A6.6 6.6 0 0 1 10.7 14.7A6.6 6.6 0 0 1 0 18.2A6.6 6.6 0 0 1 -10.7 14.7A6.6 6.6 0 0 1 -17.3 5.6A6.6 6.6 0 0 1 -17.3 -5.6A6.6 6.6 0 0 1 -10.7 -14.7A6.6 6.6 0 0 1 0 -18.2Z',
  'M0 -23.5L22.5 0L0 23.5L-22.5 0Z',
  'M-10.5 -18H10.5L20.5 0L10.5 18H-10.5L-20.5 0Z',
  'M-17 -17H17V17L8.5 12.5L0 18L-8.5 12.5L-17 17Z',
  'M-16.5 -16.5Q0 -19.5 16.5 -16.5V1Q16 13.5 0 20Q-16 13.5 -16.5 1Z',
] as const;

/** The vertical centre of a number in each shape. */
export const SEAT_MIDDLES = [0, 0, 0, -2, -1] as const;

/** The seats' numbers as strokes, for pieces whose number is part of a picture, not text. */
export const SEAT_NUMBERS = [
  'M-4.5 -5.5L0.5 -9V9',
  'M-5.5 -4.5C-5.5 -11 5.5 -11 5.5 -4.5C5.5 0 -4 4.5 -5.5 9H6',
  'M-5 -7.5C0 -11.5 6 -8 4.5 -3.5Q3.5 -0.5 -1 -0.5Q5.5 -0.5 5.5 4C5.5 10 -2.5 10.5 -6 6.5',
  'M3.5 9V-9L-6.5 4.5H7',
  'M5 -9H-3.5L-4.5 -1C1 -4 6 -1.5 5.5 3.5C5 9.5 -2 10.5 -6 7',
] as const;

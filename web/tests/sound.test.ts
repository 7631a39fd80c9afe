import { beforeEach, describe, expect, it, vi } from 'vitest';

import { sound as ofRheingold } from '../src/games/rheingold/sounds';
import type { RheingoldView } from '../src/games/rheingold/view';
import { sound as ofRichelieu } from '../src/games/richelieu/sounds';
import type { RichelieuView } from '../src/games/richelieu/view';
import { settings } from '../src/settings.svelte';
import { hear } from '../src/sound/hear';
import { lengthOf, RECIPES } from '../src/sound/synth';

const made = vi.fn();

/** An audio node that accepts all settings and connections. */
function part(): unknown {
  const parameter = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), value: 0 };
  const node = {
    frequency: parameter,
    gain: parameter,
    Q: parameter,
    connect: (to: unknown) => to,
    start: made,
    stop: vi.fn(),
  };
  return node;
}

class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createOscillator = part;
  createGain = part;
  createBiquadFilter = part;
  createBufferSource = part;
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

beforeEach(() => {
  made.mockClear();
  vi.stubGlobal('AudioContext', FakeContext);
});

describe('sounds', () => {
  it('are heard only when they are switched on', async () => {
    settings.sound = false;
    await hear('card');
    expect(made).not.toHaveBeenCalled();
    settings.sound = true;
    await hear('clash');
    expect(made).toHaveBeenCalled();
    settings.sound = false;
  });

  it('are short', () => {
    for (const recipe of Object.values(RECIPES)) {
      expect(lengthOf(recipe)).toBeGreaterThan(0);
      expect(lengthOf(recipe)).toBeLessThan(2);
    }
  });
});

describe('what actions sound like', () => {
  it('in Richelieu', () => {
    const at = (phase: string) => ({ phase }) as RichelieuView;
    expect(ofRichelieu('A1', at('TAKE'))).toBe('card');
    expect(ofRichelieu('@A1', at('PLACE'))).toBe('marker');
    expect(ofRichelieu('^A1', at('PLACE'))).toBe('marker');
    expect(ofRichelieu('^A1', at('PAY'))).toBe('coin');
    expect(ofRichelieu('R', at('PAY'))).toBe('coin');
    expect(ofRichelieu('-', at('SECOND'))).toBeNull();
  });

  it('in Rheingold', () => {
    const view = (to: string, places = {}) =>
      ({
        pending: { from: '1', to, least: 1, most: 2 },
        places,
        turn: 0,
        tally: [{ castle: 'KAT', swords: 2, owner: null }],
      }) as unknown as RheingoldView;
    const knights = (holder: number) => ({ 2: { holder, knights: 1, shield: null } });
    expect(ofRheingold('d3', view('2'))).toBe('die');
    expect(ofRheingold('1-2', view('2'))).toBeNull();
    expect(ofRheingold('x1', view('2'))).toBe('march');
    expect(ofRheingold('x1', view('2', knights(0)))).toBe('march');
    expect(ofRheingold('x1', view('2', knights(1)))).toBe('clash');
    expect(ofRheingold('x2', view('KAT'))).toBe('clash');
    expect(ofRheingold('=2', view('KAT'))).toBe('shield');
    expect(ofRheingold('+', view('KAT'))).toBe('castle');
    expect(ofRheingold('-', view('KAT'))).toBeNull();
  });
});

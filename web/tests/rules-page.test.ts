import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';

import { loadGames } from '../src/game/games.svelte';
import { go } from '../src/routes.svelte';
import RulesPage from '../src/rules/RulesPage.svelte';
import { settings } from '../src/settings.svelte';

/* No server answers here: the rules must be readable without their pictures. */
const led: string[] = [];
/** Report a change of size, as a browser does when a picture has loaded. */
let resized: () => void;

beforeEach(() => {
  led.length = 0;
  void loadGames('en');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {
        resized = () => undefined;
      }
    },
  );
  Element.prototype.scrollIntoView = function (this: Element) {
    led.push(this.id);
  };
});

it('shows the rules of a game with a link to each section', async () => {
  go('/rules/rheingold');
  render(RulesPage);
  await screen.findByRole('heading', { level: 1, name: 'The rules of Rheingold' });
  expect(document.title).toBe('The rules of Rheingold – Blazon');
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  for (const link of within(contents).getAllByRole('link')) {
    const heading = document.querySelector(link.getAttribute('href') ?? '');
    expect(heading?.textContent).toContain(link.textContent);
  }
  expect(led).toEqual([]);
});

it('scrolls to the section that an address names, and marks it', async () => {
  go('/rules/richelieu#take');
  render(RulesPage);
  await waitFor(() => expect(led).toContain('take'));
  expect(screen.getByRole('link', { current: 'location' }).textContent).toBe('The card');
  expect(document.activeElement?.id).toBe('take');
});

it('opens the chapter that an address names, and all on demand', async () => {
  go('/rules/richelieu#take');
  render(RulesPage);
  await waitFor(() => expect(led).toContain('take'));
  const open = () => [...document.querySelectorAll('details[open] > summary')];
  expect(open().map((one) => one.textContent)).toEqual(['Your turn']);
  await fireEvent.click(screen.getByRole('button', { name: 'Open all sections' }));
  expect(open().length).toBeGreaterThan(5);
  await fireEvent.click(screen.getByRole('button', { name: 'Close all sections' }));
  expect(open()).toEqual([]);
});

it('scrolls there again when a picture has loaded, until the reader moves on', async () => {
  go('/rules/richelieu#take');
  render(RulesPage);
  await waitFor(() => expect(led).toContain('take'));
  led.length = 0;
  resized();
  expect(led).toEqual(['take']);
  window.dispatchEvent(new Event('wheel'));
  resized();
  expect(led).toEqual(['take']);
});

it('appears in the chosen language, at the same place', async () => {
  go('/rules/richelieu#second');
  render(RulesPage);
  await waitFor(() => expect(led).toContain('second'));
  led.length = 0;
  settings.language = 'fr';
  await screen.findByRole('heading', { level: 3, name: /^Une seconde carte/ });
  expect(led).toEqual([]);
});

it('moves from the rules of one game to a section of the other', async () => {
  go('/rules/richelieu');
  render(RulesPage);
  await screen.findByRole('heading', { level: 1, name: 'The rules of Richelieu' });
  go('/rules/rheingold#castle');
  await waitFor(() => expect(led).toContain('castle'));
});

import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { loadGames } from './game/games.svelte';
import { loadPage } from './pages';
import { route } from './routes.svelte';
import { settings } from './settings.svelte';
import { loadTexts } from './texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

// After a new version this page may ask for parts that are no more: then it is fetched anew, but
// not again and again where they cannot be had at all.
const RENEWED = 'blazon-renewed';
const ENOUGH_MS = 30_000;
addEventListener('vite:preloadError', (event) => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < ENOUGH_MS) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    return; // a browser that keeps nothing might fetch for ever
  }
  event.preventDefault();
  location.reload();
});

// The page, its texts and the games come side by side; App says so if the page cannot be had.
void loadPage(route.now.page).catch(() => undefined);
void loadGames(settings.language);
await loadTexts(settings.language);
target.replaceChildren();
mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Without it the page works as well: it only makes the next start quicker.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

import './style/page.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { loadGames } from './game/games.svelte';
import { loadPage } from './pages';
import { keepTranslated } from './parts/translated';
import { route } from './routes.svelte';
import { settings } from './settings.svelte';
import { loadTexts } from './texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

// After an upgrade this page may ask for files that no longer exist: then reload it, but
// not repeatedly if they are unavailable.
const RENEWED = 'blazon-renewed';
const ENOUGH_MS = 30_000;
addEventListener('vite:preloadError', (event) => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < ENOUGH_MS) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
  } catch {
    return; // without storage the browser might reload for ever
  }
  event.preventDefault();
  location.reload();
});

// Load the page, its texts and the games in parallel; App reports a page that fails to load.
void loadPage(route.now.page).catch(() => undefined);
void loadGames(settings.language);
await loadTexts(settings.language);
target.replaceChildren();
mount(App, { target });
keepTranslated(target);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // The page works without the service worker, which only makes the next start faster.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

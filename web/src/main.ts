import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './settings.svelte';
import { loadTexts } from './texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

await loadTexts(settings.language);
mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Without it the page works as well: it only makes the next start quicker.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

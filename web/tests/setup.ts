import { loadTexts } from '../src/texts.svelte';

await loadTexts('en');

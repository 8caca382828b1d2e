import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './lib/settings.svelte';

await settings.open(new URLSearchParams(location.search));
const target = document.getElementById('app')!;
target.replaceChildren(); // public/begin.js has spoken too early
mount(App, { target });

import { mount } from 'svelte';
import './app.css';
import { settings } from './lib/settings.svelte';
import Fixtures from './pages/Fixtures.svelte';

await settings.open(new URLSearchParams(location.search));
mount(Fixtures, { target: document.getElementById('app')! });

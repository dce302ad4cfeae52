import './styles/ground.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './shell/focus';
import { startLayout } from './shell/layout.svelte';
import { startRoute } from './shell/route.svelte';
import { startSession } from './shell/session.svelte';
import { startKeeping } from './shell/update.svelte';
import { startTheme } from './shell/theme.svelte';
import { firstLanguage, speak } from './texts/texts.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('the page has no place');

startTheme();
startLayout();
startRoute();
void startSession();
await speak(firstLanguage());
mount(App, { target });
keepFocus(target);
startKeeping();

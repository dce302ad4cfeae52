import './styles/ground.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { recoverPeople } from './local/people.svelte';
import { keepFocus } from './shell/focus';
import { hasServer } from './shell/host.svelte';
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
await Promise.all([speak(firstLanguage()), hasServer() ? null : recoverPeople()]);
mount(App, { target });
keepFocus(target);
startKeeping();

/** The page without a network: its service worker keeps every file. A new version is taken between games. */

const FILE = new URL('../sw.js', import.meta.url);

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version of the page is ready. */
export const isUpdateReady = (): boolean => waiting !== null;

/** Takes the new version: the page is loaded anew with it. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first visit: nothing is replaced.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  // A page that stays open for days looks whenever somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Keeps the page for the next visit, once this one is served. Not in development, nor where the browser does not allow it. */
export function startKeeping(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    navigator.serviceWorker
      .register(FILE, { scope: new URL('.', FILE).pathname, updateViaCache: 'none' })
      .then(watch)
      .catch(() => undefined);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

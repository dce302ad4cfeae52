/** Makes the page available without a network: all of its files are kept at the first visit, by Workbox. */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The part of the worker's own scope that is used here; the page's types know the page only. */
interface Scope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
}
declare const self: Scope;
/** All files of the page, by service-worker.js. */
declare const FILES: PrecacheEntry[];

precacheAndRoute(FILES);
cleanupOutdatedCaches();
// Every address of a server of ours is the same document; what is no page is not answered from here.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    denylist: [/\/api\//, /\/healthz$/, /\/metrics$/, /\.\w+$/],
  }),
);

// A new version waits until the page says that no game is being played.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

/** Where this page came from: a server of ours, which says so in the document, or any host of files. */
export const hasServer = (): boolean => import.meta.env.DEV || document.documentElement.dataset.host === 'server';

/** The folder that the page lies in; it ends with a slash. */
export const home = (): string => (hasServer() ? '/' : new URL('.', location.href).pathname);

let isAway = $state(false);

/** Notes whether the server answers. */
export const noteServer = (answers: boolean): void => void (isAway = !answers);

/** Whether new games are played on this device: there is no server, or it does not answer. */
export const isOnDevice = (): boolean => !hasServer() || isAway;

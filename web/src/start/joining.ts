/** Where a pasted link or a typed code leads. */
import { matchAddress, routeOf } from '../shell/route.svelte';

const CODE = /^[A-Za-z0-9_-]{4,64}$/;

/** The address of a server that somebody means; null where it is none. */
export function serverMeant(text: string): string | null {
  const said = text.trim();
  try {
    const link = new URL(/^https?:\/\//i.test(said) ? said : `https://${said}`);
    return link.hostname.includes('.') || link.hostname === 'localhost' ? link.href : null;
  } catch {
    return null;
  }
}

/** The address of the table that somebody means, or null where it is none of ours. */
export function addressMeant(text: string, origin: string): string | null {
  const said = text.trim();
  if (CODE.test(said)) return matchAddress(said);
  let link: URL;
  try {
    link = new URL(said, origin);
  } catch {
    return null;
  }
  // A link may be pasted without its scheme, or come from another name of the same server.
  const path = link.pathname.slice(Math.max(0, link.pathname.lastIndexOf('/t/')));
  const route = routeOf(path, link.hash);
  return route.page === 'match' ? matchAddress(route.match, route.invite) : null;
}

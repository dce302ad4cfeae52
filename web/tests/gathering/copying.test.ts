import { afterEach, expect, test, vi } from 'vitest';
import { copied } from '../../src/gathering/copying';

afterEach(() => vi.unstubAllGlobals());

const browser = (clipboard: object | undefined, old: boolean): void => {
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('document', { execCommand: () => old });
};

test('a link is copied by the clipboard, else by the old one', async () => {
  browser({ writeText: () => Promise.resolve() }, false);
  expect(await copied('x')).toBe(true);
  browser(undefined, true);
  expect(await copied('x')).toBe(true);
});

test('where both refuse, it is not said to be copied', async () => {
  browser({ writeText: () => Promise.reject(new Error('not allowed')) }, false);
  expect(await copied('x')).toBe(false);
  browser(undefined, false);
  expect(await copied('x')).toBe(false);
});

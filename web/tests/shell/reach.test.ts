import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked = vi.fn();

beforeEach(() => {
  vi.resetModules();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

async function opened(address: string, told: object): Promise<typeof import('../../src/shell/reach.svelte')> {
  const { hostname, origin } = new URL(address);
  vi.stubGlobal('location', { hostname, origin });
  asked.mockResolvedValue(new Response(JSON.stringify(told)));
  const reach = await import('../../src/shell/reach.svelte');
  await reach.startReach();
  return reach;
}

test.each([
  'http://localhost:8000',
  'http://127.0.0.1:8000',
  'http://127.1.2.3',
  'http://[::1]:8000',
  'http://a.localhost',
])('opened at %s, links name the address that friends can open', async (address) => {
  const reach = await opened(address, { address: 'http://192.168.7.5:8000', only_here: false });
  expect(reach.linkTo('/t/oak#abc')).toBe('http://192.168.7.5:8000/t/oak#abc');
  expect(reach.isOnlyHere()).toBe(false);
});

test('where nobody else can come, that is known', async () => {
  const reach = await opened('http://localhost:8000', { address: '', only_here: true });
  expect(reach.linkTo('/t/oak')).toBe('http://localhost:8000/t/oak');
  expect(reach.isOnlyHere()).toBe(true);
});

test.each(['https://table.example.org', 'http://192.168.7.5:8000', 'http://127.example.org'])(
  'opened at %s, links name that, and nothing is asked',
  async (address) => {
    const reach = await opened(address, { address: 'http://10.0.0.1', only_here: true });
    expect(reach.linkTo('/t/oak')).toBe(`${address}/t/oak`);
    expect(reach.isOnlyHere()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a server that does not answer changes nothing', async () => {
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost' });
  asked.mockRejectedValue(new TypeError('offline'));
  const reach = await import('../../src/shell/reach.svelte');
  await reach.startReach();
  expect(reach.linkTo('/')).toBe('http://localhost/');
});

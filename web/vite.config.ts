import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { AcceptedPlugin } from 'postcss';
import { defineConfig } from 'vitest/config';

// In development the page asks a server that runs beside it: `cartographers serve`.
const server = 'http://127.0.0.1:8000';

// Every browser that runs this page reads woff2: no other form of a font is built.
const FALLBACK = /,\s*url\([^)]+\.woff\)\s*format\('woff'\)/g;
const oneFontEach: AcceptedPlugin = {
  postcssPlugin: 'one-font-each',
  Once(root) {
    root.walkDecls('src', (faces) => void (faces.value = faces.value.replace(FALLBACK, '')));
  },
};

// Each file costs its headers, so small parts that are needed together come in one.
const TOGETHER: Readonly<Record<string, RegExp>> = {
  // What every page has, and what draws a map.
  sheet: new RegExp(
    `/src/(${[
      'lesson/kept|lobby/(bots|remembered)|local/desk|rules/reading|shell/|texts/texts',
      'map/(land|paper|notation|sheetcode|spaces|thumbnail)|sheet/(Frame|Land|Region|Mini)',
      'parts/(BarRules|Dialog|Explained|Glyph|Icon|PageTitle|RulesLink|Shape|Stars|Wordmark)',
      'play/(CoinTrack|MapView|NetBar|PaperFigure|SpaceGrid|names|pointing)',
      'start/(DeskLine|Languages|PageBar|penname|usual|wish)',
    ].join('|')})`,
  ),
};
const manualChunks = (id: string): string | undefined => Object.keys(TOGETHER).find((name) => TOGETHER[name]?.test(id));

export default defineConfig({
  // Relative: a host of files may keep the page in any folder. A server of ours makes whole addresses of them.
  base: './',
  plugins: [svelte()],
  worker: { format: 'es' },
  css: { postcss: { plugins: [oneFontEach] } },
  build: {
    outDir: '../src/cartographers/web',
    emptyOutDir: true,
    // The page's Content-Security-Policy allows fonts and styles as files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: { output: { manualChunks } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});

import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules/', 'public/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  // Rules that ask for types are for TypeScript files: in components the parser cannot know what a component hands to a
  // callback, and svelte-check reads their types anyway.
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
  },
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  { files: ['**/*.svelte.ts'], languageOptions: { parser: tseslint.parser } },
  // What a component shows is replaced as a whole ($state.raw, ReadonlyMap), so that it cannot change halfway.
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  { files: ['*.js', 'python/*.mjs'], languageOptions: { globals: globals.node } },
);

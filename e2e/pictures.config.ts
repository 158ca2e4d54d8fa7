import { defineConfig } from '@playwright/test';
import main from './playwright.config.ts';
import type { Options } from './support/test.ts';

/** Draws the pictures of the handbook: `npx playwright test -c e2e/pictures.config.ts`, after a build. */
export default defineConfig<Options>({
  ...main,
  testMatch: '**/*.pictures.ts',
  projects: [
    {
      name: 'pictures',
      use: { viewport: { width: 1180, height: 760 }, theme: 'light', deviceScaleFactor: 1 },
    },
  ],
});

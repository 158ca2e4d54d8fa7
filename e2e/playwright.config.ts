import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

const screens = [
  { name: 'phone', viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  { name: 'desk', viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false },
] as const;

/** Every test in both themes, on a phone and on a desk, against the production build. */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: screens.flatMap(({ name, ...screen }) =>
    (['light', 'dark'] as const).map((theme) => ({
      name: `${name}-${theme}`,
      use: { ...screen, theme },
    })),
  ),
});

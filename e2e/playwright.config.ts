import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

const desk = { width: 1280, height: 860 };
const phone = { width: 360, height: 780 };
/** Between the two, where most layouts change. Its pages are a phone's that was widened: portrait, by touch. */
const tablet = { width: 768, height: 1024 };

/** Look at both themes and at every size themselves. */
const screens = ['**/public-screens.spec.ts', '**/chat-screens.spec.ts'];
/** What a finger does, and no mouse. */
const byTouch = '**/public-touch.spec.ts';
/** Long ways through many screens; what has the tag `@once` is gone by mouse alone. */
const twice = [
  '**/discussions.spec.ts',
  '**/lecture.spec.ts',
  '**/main-job.spec.ts',
  '**/pages.spec.ts',
  '**/sign-in.spec.ts',
  '**/student-life.spec.ts',
];

/** Push messages and their notifications: Chromium's shell, which all others run in, has none. */
const wholeBrowser = '**/push.spec.ts';

/** Half a dozen processes for one browser: `npm run test:faults` goes there. */
const manyMachines = '**/machines.spec.ts';
const notHere = process.env.FAULTS === 'whole' ? [] : [manyMachines];

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Every screen in both themes, on a phone, a tablet and a desk, against the production build; ways through the product
 * by mouse in the light and by finger in the dark. Each project begins with servers of its own, so they are few.
 */
export default defineConfig<Options>({
  testDir: '.',
  globalSetup: './support/prepare.ts',
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
    // Keeping every step takes a third of a test's time; `TRACE=1 npm test -- e2e` keeps those of what fails.
    // Movement takes a tenth of the time. What shows it asks for it: `withMovement`.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
      args,
    },
  },
  projects: [
    {
      name: 'desk-light',
      testIgnore: [byTouch, wholeBrowser, ...notHere],
      use: { viewport: desk, sizes: [desk], theme: 'light' },
    },
    {
      name: 'phone-dark',
      testMatch: [...screens, ...twice, byTouch],
      grepInvert: /@once/,
      use: {
        viewport: phone,
        sizes: [phone, tablet],
        isMobile: true,
        hasTouch: true,
        theme: 'dark',
      },
    },
    {
      name: 'whole-browser',
      testMatch: wholeBrowser,
      use: {
        viewport: desk,
        theme: 'light',
        ...(process.env.CHROMIUM_PATH ? {} : { channel: 'chromium' }),
        launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
      },
    },
  ],
});

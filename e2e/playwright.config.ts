import { defineConfig } from '@playwright/test';
import { desktop, phone, tablet } from './support/sizes.ts';
import type { Options } from './support/test.ts';

/** Touch gestures. */
const touchOnly = '**/public-touch.spec.ts';
/** Long journeys through many screens, run by mouse and by touch; tests with the tag `@once` run only by mouse. */
const mouseAndTouch = [
  '**/certificates.spec.ts',
  '**/chat-screens.spec.ts',
  '**/discussions.spec.ts',
  '**/lecture/*.spec.ts',
  '**/main-job.spec.ts',
  '**/pages.spec.ts',
  '**/quizzes/exercise.spec.ts',
  '**/playground/playground.spec.ts',
  '**/selling.spec.ts',
  '**/sign-in.spec.ts',
  '**/student-life.spec.ts',
];

/** Push messages and notifications: Chromium's headless shell, which runs all other tests, does not support them. */
const wholeBrowser = '**/push.spec.ts';

/** They start half a dozen processes for one browser, so only `npm run test:faults` runs them. */
const manyMachines = '**/machines.spec.ts';
/** It stops and starts a server of its own many times, which takes minutes: only `npm run test:faults` runs it. */
const typingFaults = '**/typing-faults.spec.ts';
/** They change content of the demo, which the other tests read, so they have servers of their own. */
const studioWork =
  '**/studio/!(studio-screens|studio-bytes|studio-narrow|studio-shifts|studio-speed).spec.ts';
/** They read what the demo has, so no other test changes their servers. */
const studioScreens = '**/studio/studio-screens.spec.ts';
/** They measure pages, on which an upload that another test left unfinished would be shown too. */
const studioMeasures = '**/studio/studio-@(bytes|narrow|shifts|speed).spec.ts';
const excluded = process.env.FAULTS === 'whole' ? [] : [manyMachines, typingFaults];

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
 * Every screen in both themes, on a phone, a tablet and a desktop, against the production build; journeys by mouse in
 * the light theme and by touch in the dark one. Each project starts its own servers, so there are few projects.
 */
export default defineConfig<Options>({
  testDir: '.',
  globalSetup: './support/prepare.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine makes a page late, and not wrong.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./support/short-reasons.ts']],
  use: {
    locale: 'ar-EG',
    // Page loads that a worker answers cannot be intercepted by tests; the worker has its own.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Cairo',
    // Animations take a tenth of the time; tests that need them use `withMovement`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes a third of a test's time; `TRACE=1 npm test -- e2e` keeps those of failed tests.
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
      testIgnore: [touchOnly, wholeBrowser, studioWork, studioScreens, studioMeasures, ...excluded],
      use: { viewport: desktop, sizes: [desktop], theme: 'light' },
    },
    {
      name: 'studio-screens',
      testMatch: studioScreens,
      use: { viewport: desktop, theme: 'light' },
    },
    {
      name: 'studio-measures',
      testMatch: studioMeasures,
      use: { viewport: desktop, sizes: [desktop], theme: 'light' },
    },
    {
      name: 'studio',
      testMatch: studioWork,
      testIgnore: excluded,
      use: { viewport: desktop, sizes: [desktop], theme: 'light' },
    },
    {
      name: 'phone-dark',
      testMatch: [...mouseAndTouch, touchOnly],
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
        viewport: desktop,
        theme: 'light',
        serviceWorkers: 'allow',
        ...(process.env.CHROMIUM_PATH ? {} : { channel: 'chromium' }),
        launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
      },
    },
  ],
});

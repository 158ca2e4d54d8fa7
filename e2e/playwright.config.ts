import { defineConfig } from '@playwright/test';
import type { Options } from './support/test.ts';

const desk = { viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false };

const screens = [
  { name: 'phone', viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  // Portrait: between the two, where most layouts change.
  { name: 'tablet', viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
  { name: 'desk', ...desk },
] as const;

/** Looks at both themes itself. */
const publicScreens = '**/public-screens.spec.ts';
const chatScreens = '**/chat-screens.spec.ts';
/** What a finger does, and no mouse. */
const byTouch = '**/public-touch.spec.ts';
/** What changes with neither screen nor theme: what the server does, and what a page does with it. */
const once = [
  '**/budget.spec.ts',
  '**/being-found.spec.ts',
  '**/chat.spec.ts',
  '**/chat-files.spec.ts',
  '**/chat-long.spec.ts',
  '**/chat-simple.spec.ts',
  '**/digest.spec.ts',
  '**/content-policy.spec.ts',
  '**/learning-texts.spec.ts',
  '**/other-server.spec.ts',
  '**/profile-email.spec.ts',
  '**/public-forms.spec.ts',
  '**/public-life.spec.ts',
  '**/saved-offline.spec.ts',
  '**/without-scripts.spec.ts',
];

/** Long ways through many screens: by mouse and light, by finger and dark; what has the tag `@once` by mouse alone. */
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

/** The test files of a project. */
function filesOf(screen: string, theme: 'light' | 'dark') {
  if (screen === 'tablet')
    return { testMatch: theme === 'light' ? [publicScreens, chatScreens] : [chatScreens] };
  if (screen === 'desk' && theme === 'light')
    return { testIgnore: [byTouch, wholeBrowser, ...notHere] };
  if (screen === 'phone' && theme === 'dark')
    return {
      testIgnore: [...once, publicScreens, wholeBrowser, manyMachines],
      grepInvert: /@once/,
    };
  const elsewhere = theme === 'light' ? [] : [publicScreens];
  return { testIgnore: [...once, ...twice, ...elsewhere, byTouch, wholeBrowser, manyMachines] };
}

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
 * by finger in the dark and by mouse in the light.
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
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
      args,
    },
  },
  projects: [
    ...screens.flatMap(({ name, ...screen }) =>
      (['light', 'dark'] as const).map((theme) => ({
        name: `${name}-${theme}`,
        ...filesOf(name, theme),
        use: { ...screen, theme },
      })),
    ),
    {
      name: 'whole-browser',
      testMatch: wholeBrowser,
      use: {
        ...desk,
        theme: 'light',
        ...(process.env.CHROMIUM_PATH ? {} : { channel: 'chromium' }),
        launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
      },
    },
  ],
});

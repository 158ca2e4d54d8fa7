import { type Browser, chromium } from '@playwright/test';

/** What the first view of a page costs a phone, in milliseconds on its main thread and in bytes. */
export interface FirstView {
  /** Processor time of the scripts. */
  script: number;
  /** Processor time of everything: scripts, style, layout, paint. */
  all: number;
  /** The time of tasks of more than 50 ms. */
  longTasks: number;
  scriptBytes: number;
  pictureBytes: number;
}

/** A common phone; its screen has three pixels per CSS pixel. */
const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** Chromium's main thread runs at a quarter of the machine's speed. */
const slowed = 4;

/** What developer tools name 4G: browsers load pictures further ahead of the screen on an unknown connection. */
const network = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 1_500_000 / 8,
};

/** Starts the browser in which the first views are measured. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH || undefined,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
}

/**
 * Opens a page as a first visitor does and waits until the last script that loads by itself has loaded, the web vitals.
 * @param address the page's complete address
 */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { longTasks: durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/vitals-[^/]+\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const read = await page.evaluate(() => {
    const named = new Set(
      [...document.documentElement.outerHTML.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
        ([, path]) => path,
      ),
    );
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytesOf = (isOne: (path: string) => boolean) =>
      resources
        .filter(({ name }) => isOne(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const { longTasks } = globalThis as unknown as { longTasks: number[] };
    return {
      longTasks: longTasks.reduce((sum, duration) => sum + duration, 0),
      scriptBytes: bytesOf((path) => named.has(path)),
      pictureBytes: bytesOf((path) => path.startsWith('/storage/')),
    };
  });
  await context.close();
  return { script: seconds('ScriptDuration') * 1000, all: seconds('TaskDuration') * 1000, ...read };
}

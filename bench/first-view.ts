import { type Browser, type CDPSession, chromium } from '@playwright/test';

/** What the first view of a page costs a phone, in milliseconds on its main thread and in bytes. */
export interface FirstView {
  /** Processor time of the scripts. */
  script: number;
  /** Processor time of everything: scripts, style, layout, paint. */
  all: number;
  /** Processor time of the tasks of more than 50 ms. */
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

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The processor time of an event in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Traces the tasks of the page's main thread. The browser's own list of long tasks (`PerformanceObserver`) goes by the
 * clock, and counts what other programs of a busy machine take from a task.
 * @returns a function that ends the trace and returns the processor time of the long tasks in milliseconds
 */
async function traceLongTasks(devtools: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    const mainThreads = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    return events
      .filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`))
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .map(({ tdur = 0 }) => tdur / 1000)
      .filter((duration) => duration > 50)
      .reduce((sum, duration) => sum + duration, 0);
  };
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
  const endTrace = await traceLongTasks(devtools);
  await page.goto(address);
  await page.waitForFunction(
    () =>
      'hydrated' in document.documentElement.dataset &&
      performance.getEntriesByType('resource').some(({ name }) => /\/vitals-[^/]+\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  const longTasks = await endTrace();
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
    return {
      scriptBytes: bytesOf((path) => named.has(path)),
      pictureBytes: bytesOf((path) => path.startsWith('/storage/')),
    };
  });
  await context.close();
  return {
    script: seconds('ScriptDuration') * 1000,
    all: seconds('TaskDuration') * 1000,
    longTasks,
    ...read,
  };
}

import type { Chromium, DevtoolsPage } from './devtools.ts';

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
const phone = { width: 360, height: 780, deviceScaleFactor: 3, mobile: true };

/** Chromium's main thread runs at a quarter of the machine's speed. */
const slowed = 4;

/** What developer tools name 4G: browsers load pictures further ahead of the screen on an unknown connection. */
const network = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 1_500_000 / 8,
};

/** For how long (ms) nothing is loaded before the first view counts as complete. */
const quiet = 500;

/** Within how many milliseconds a first view must be complete. */
const limit = 60_000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The processor time of an event in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** The processor time in milliseconds of the long tasks on the page's main thread. */
function longTasksOf(events: TraceEvent[]): number {
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
}

/** Runs in the page once it is complete: whether React has hydrated it, and what it has loaded. */
const readPage = `(() => {
  const html = document.documentElement;
  const named = new Set([...html.outerHTML.matchAll(/"(\\/assets\\/[^"]+\\.js)"/g)].map(([, path]) => path));
  const bytesOf = (isOne) => performance.getEntriesByType('resource')
    .filter(({ name }) => isOne(new URL(name).pathname))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    hydrated: 'hydrated' in html.dataset,
    scriptBytes: bytesOf((path) => named.has(path)),
    pictureBytes: bytesOf((path) => path.startsWith('/storage/')),
  };
})()`;

/**
 * Listens to what a page loads.
 * @returns resolves once the last script that loads by itself, the web vitals, and everything else has loaded
 */
function untilLoaded(page: DevtoolsPage, onTrace: (events: TraceEvent[]) => void) {
  const loaded = Promise.withResolvers<void>();
  const traced = Promise.withResolvers<void>();
  let vitals = '';
  let timer: NodeJS.Timeout | undefined;
  const late = setTimeout(() => loaded.reject(new Error('the page did not load')), limit);
  page.onEvent((method, params) => {
    if (method === 'Tracing.dataCollected') onTrace(params.value);
    if (method === 'Tracing.tracingComplete') traced.resolve();
    if (!method.startsWith('Network.')) return;
    if (/\/vitals-[^/]+\.js$/.test(params.response?.url ?? '')) vitals = params.requestId;
    if (!timer && !(method === 'Network.loadingFinished' && params.requestId === vitals)) return;
    clearTimeout(timer);
    timer = setTimeout(loaded.resolve, quiet);
  });
  return { loaded: loaded.promise.finally(() => clearTimeout(late)), traced: traced.promise };
}

/**
 * Opens a page as a first visitor does and waits until everything that loads by itself has loaded. The browser's own list
 * of long tasks (`PerformanceObserver`) goes by the clock, and counts what other programs of a busy machine take from a
 * task: the trace has their processor time.
 * @param address the page's complete address
 */
export async function firstView(browser: Chromium, address: string): Promise<FirstView> {
  const page = await browser.newPage();
  const events: TraceEvent[] = [];
  const { loaded, traced } = untilLoaded(page, (part) => events.push(...part));
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', network);
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.send('Emulation.setDeviceMetricsOverride', phone);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  await page.send('Page.navigate', { url: address });
  await loaded;
  await page.send('Tracing.end');
  await traced;
  const { metrics } = await page.send('Performance.getMetrics');
  const seconds = (name: string) =>
    metrics.find((metric: { name: string }) => metric.name === name)?.value ?? 0;
  const { result } = await page.send('Runtime.evaluate', {
    expression: readPage,
    returnByValue: true,
  });
  const { hydrated, scriptBytes, pictureBytes } = result.value;
  if (!hydrated) throw new Error(`${address} was not hydrated`);
  await page.close();
  return {
    script: seconds('ScriptDuration') * 1000,
    all: seconds('TaskDuration') * 1000,
    longTasks: longTasksOf(events),
    scriptBytes,
    pictureBytes,
  };
}

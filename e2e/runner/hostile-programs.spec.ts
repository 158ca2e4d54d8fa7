import { createSocket, type Socket } from 'node:dgram';
import type { BrowserContext, Page } from '@playwright/test';
import type { CodeLanguage } from '../../contract/assessment/questions/shapes.ts';
import { type CountingProxy, startCountingProxy } from '../support/counting-proxy.ts';
import { loadRunner, programOf, run } from '../support/runner.ts';
import { expect, test } from '../support/test.ts';
import type { HostileProgram } from './hostile.ts';
import { hostileJavaScript } from './hostile-javascript.ts';
import { hostilePages } from './hostile-pages.ts';
import { hostilePython, hostileSql } from './hostile-python-sql.ts';

/**
 * Programs that try to leave the sandbox. The product is reached through a proxy that remembers all that arrives. All
 * run on one page, one after the other: what one of them leaves behind would show in the next.
 */
test.describe.configure({ mode: 'default' });

const mark = 'steal';
let product: CountingProxy;
let foreign: CountingProxy;
let stun: Socket;
let packets = 0;
let context: BrowserContext;
let page: Page;
let address: string;
const disturbances: string[] = [];

test.beforeAll(async ({ browser, nibras }) => {
  product = await startCountingProxy(nibras.address);
  foreign = await startCountingProxy();
  stun = createSocket('udp4').on('message', () => {
    packets += 1;
  });
  await new Promise<void>((resolve) => stun.bind(0, '127.0.0.1', resolve));
  context = await browser.newContext({ serviceWorkers: 'allow' });
  page = await context.newPage();
  page.on('dialog', (dialog) => {
    disturbances.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => disturbances.push(`download ${download.suggestedFilename()}`));
  page.on('popup', (popup) => disturbances.push(`popup ${popup.url()}`));
  page.on('crash', () => disturbances.push('crash'));
  await page.goto(`${product.address}/contact`);
  address = page.url();
  await loadRunner(page);
  await page.evaluate(() => localStorage.setItem('own', 'untouched'));
});

test.afterAll(async () => {
  await context.close();
  stun.close();
  await Promise.all([product.close(), foreign.close()]);
});

/** All that a program could have left in the page's own storage. */
const storage = () =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.getItem('own') + String(localStorage.getItem('stolen')),
    session: sessionStorage.getItem('stolen'),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'stolen'),
    caches: (await caches.keys()).filter((name) => name === 'stolen'),
    title: document.title === 'stolen',
  }));

const reached = ({ requests }: CountingProxy) => requests.filter((line) => line.includes(mark));

async function expectNothingReached(): Promise<void> {
  expect(reached(product), 'requests at the product').toEqual([]);
  expect(foreign.requests, 'requests at a foreign server').toEqual([]);
  expect(packets, 'packets of WebRTC').toBe(0);
  expect(disturbances).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(page.url()).toBe(address);
  expect(await storage()).toEqual({
    cookie: '',
    local: 'untouchednull',
    session: null,
    databases: [],
    caches: [],
    title: false,
  });
}

const filled = (code: string) =>
  code
    .replaceAll('API', `${product.address}/api/${mark}`)
    .replaceAll('FOREIGN', `${foreign.address}/${mark}`)
    .replaceAll('STUN', String((stun.address() as { port: number }).port));

const good: Record<CodeLanguage, [code: string, output: string]> = {
  javascript: ['console.log(6 * 7)', '42\n'],
  typescript: ['const n: number = 6 * 7;\nconsole.log(n)', '42\n'],
  html: ['<script>console.log(6 * 7)</script>', '42\n'],
  python: ['print(6 * 7)', '42\n'],
  sql: ['SELECT 6 * 7 AS n', 'n\n42\n'],
};

async function expectUsable(language: CodeLanguage): Promise<void> {
  const [code, output] = good[language];
  const { result } = await run(page, language, { files: programOf(language, code) });
  expect(result).toEqual({ output, error: null, state: 'done' });
}

function cases(
  language: CodeLanguage,
  programs: readonly HostileProgram[],
  after = language,
): void {
  for (const { name, code, timeout = 5_000, ends = ['done', 'failed'], prints } of programs) {
    test(`${language}: ${name} reaches nothing, and the next program runs`, async () => {
      const files = programOf(language, filled(code));
      const { result } = await run(page, language, { files, timeout });
      expect(ends).toContain(result.state);
      if (prints !== undefined) expect(result.output).toBe(prints);
      await expectUsable(after);
      await expectNothingReached();
    });
  }
}

cases('javascript', hostileJavaScript);
cases('html', hostilePages);
cases('sql', hostileSql);
// Python starts for a second; the next hostile program shows as well as a good one that it still does.
cases('python', hostilePython, 'javascript');

test('Python still runs after all of them', () => expectUsable('python'));

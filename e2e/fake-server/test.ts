import type { Page } from '@playwright/test';
import { startNibras } from '../support/nibras-server.ts';
import { test as base, expect } from '../support/test.ts';
import { photoHost } from './content.ts';
import { type FakeServer, picture, startFakeServer } from './fake-server.ts';

interface Workers {
  fake: FakeServer;
}

interface Fixtures {
  fresh: undefined;
}

/** A page that is left cancels the requests for its photos. */
function ignoreCancelledRequest(error: unknown) {
  const cancelled = /Invalid InterceptionId|Target page, context or browser has been closed/;
  if (!cancelled.test(String(error))) throw error;
}

/** Serves the photos' host only, through CDP: a Playwright route would also disable the page's HTTP cache. */
async function showPhotos(page: Page) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
        body: Buffer.from(picture).toString('base64'),
      })
      .catch(ignoreCancelledRequest),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${photoHost}/*` }] });
}

/** The site without a database, in front of a server that has only the specification's calls. */
export const test = base.extend<Fixtures, Workers>({
  fake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const fake = await startFakeServer();
      await use(fake);
      await fake.stop();
    },
    { scope: 'worker' },
  ],
  nibras: [
    async ({ fake }, use) => {
      const nibras = await startNibras({ SERVE: 'site', API_BASE_URL: fake.address });
      await use(nibras);
      await nibras.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  fresh: [
    async ({ fake }, use) => {
      fake.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await showPhotos(page);
    await use(page);
  },
});

/** Names, addresses and formats that may be Latin; every other visible text must be Arabic. */
const allowedLatin =
  /https?:\/\/\S+|\S+@\S+|\S+\.(?:org|com)\b\S*|JavaScript|JSON|GitHub|JPG|PNG|WebP|AVIF/g;

/** The visible text and the accessible names of a page, without code. */
function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labelAttributes = ['aria-label', 'alt', 'title', 'placeholder'];
    const excluded = 'script, style, noscript, code, pre';
    const shown = [...document.body.querySelectorAll('*')].filter((one) => !one.closest(excluded));
    return shown
      .flatMap((element) => [
        ...labelAttributes.map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) =>
          node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
        ),
      ])
      .filter((text) => text.trim() !== '')
      .join('\n');
  });
}

/** Expects no English text of the server or of a library. */
export async function expectArabic(page: Page) {
  const latin = (await visibleText(page)).replace(allowedLatin, '').match(/[a-z]{2,}/gi);
  expect(latin ?? [], `Latin words on ${page.url()}`).toEqual([]);
}

export { expect } from '@playwright/test';

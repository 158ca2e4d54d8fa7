import type { Page } from '@playwright/test';
import { startNibras } from '../support/nibras-server.ts';
import { test as base, expect } from '../support/test.ts';
import { photoHost } from './content.ts';
import { picture, type StandIn, startStandIn } from './stand-in.ts';

interface Workers {
  standIn: StandIn;
}

interface Fixtures {
  fresh: undefined;
}

/** Answers for the photos' host, and for no other: a route of Playwright's would turn the page's cache off as well. */
async function showPhotos(page: Page) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: Buffer.from(picture).toString('base64'),
    }),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${photoHost}/*` }] });
}

/** The site alone, with no database, in front of a server that knows only the specification's calls. */
export const test = base.extend<Fixtures, Workers>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const standIn = await startStandIn();
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
  nibras: [
    async ({ standIn }, use) => {
      const nibras = await startNibras({ SERVE: 'site', API_BASE_URL: standIn.address });
      await use(nibras);
      await nibras.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  fresh: [
    async ({ standIn }, use) => {
      standIn.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await showPhotos(page);
    await use(page);
  },
});

/** Names and addresses are Latin by nature; nothing else that a person reads may be. */
const latinByNature = /\S+@\S+|\S+\.(?:org|com)\b\S*|JavaScript|JSON|GitHub|JPG|PNG|WebP|AVIF/g;

/** What a person reads or hears on a page, the code that some of it shows left out. */
function readOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const heard = ['aria-label', 'alt', 'title', 'placeholder'];
    const silent = 'script, style, noscript, code, pre';
    const shown = [...document.body.querySelectorAll('*')].filter((one) => !one.closest(silent));
    return shown
      .flatMap((element) => [
        ...heard.map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) =>
          node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
        ),
      ])
      .filter((text) => text.trim() !== '')
      .join('\n');
  });
}

/** No sentence of the server's, nor of a library's, in English. */
export async function expectArabic(page: Page) {
  const latin = (await readOn(page)).replace(latinByNature, '').match(/[a-z]{2,}/gi);
  expect(latin ?? [], `Latin words on ${page.url()}`).toEqual([]);
}

export { expect } from '@playwright/test';

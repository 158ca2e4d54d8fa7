import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { waitForNetwork } from './support/wait-for-network.ts';

/** Opens a page of the given HTML; `/first`, `/second` and `/frame` exist beside it. */
async function openHtml(page: Page, html: string) {
  await page.route('**/start', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(/\/(first|second|frame)$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x' }),
  );
  await page.goto('/start');
}

test('a frame after a late request does not hold up the wait for the network @once', async ({
  page,
}) => {
  await openHtml(page, '<h1>x</h1>');
  await waitForNetwork(page);
  await page.evaluate(async () => {
    await (await fetch('/first')).text();
    const frame = document.createElement('iframe');
    frame.src = '/frame';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  });
  await waitForNetwork(page);
});

test('the wait for the network lasts while a request of the page does @once', async ({ page }) => {
  const ended: string[] = [];
  page.on('requestfinished', (request) => ended.push(new URL(request.url()).pathname));
  await openHtml(page, '<h1>x</h1>');
  await page.evaluate(() => {
    void fetch('/first').then(() => fetch('/second'));
  });
  await waitForNetwork(page);
  expect(ended).toEqual(['/start', '/first', '/second']);
});

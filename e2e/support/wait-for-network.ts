import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

interface Network {
  /** Requests of the page's document that have not ended. */
  open: Set<Request>;
  /** When the last one ended, as `performance.now()`. */
  endedAt: number;
}

const networks = new WeakMap<Page, Network>();

/** Follows the requests of the pages that the context opens from now on, for `waitForNetwork`. */
export function followNetwork(context: BrowserContext): void {
  context.on('page', (page) => {
    const network: Network = { open: new Set(), endedAt: 0 };
    networks.set(page, network);
    page.on('request', (request) => {
      // What the document before has open may never end.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        network.open.clear();
      network.open.add(request);
    });
    const end = (request: Request) => {
      network.open.delete(request);
      network.endedAt = performance.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until the page has had no request open for half a second. Not Playwright's `networkidle`, which can have come
 * before a page began its work, and never comes again once a frame is added after a late request
 * (microsoft/playwright#42598), as on an exercise's page on a slow machine.
 *
 * @throws if the page's context is not followed by `followNetwork`
 */
export async function waitForNetwork(page: Page): Promise<void> {
  const network = networks.get(page);
  if (!network) throw new Error('the page is not followed');
  const calledAt = performance.now();
  const isQuiet = () =>
    network.open.size === 0 && performance.now() - Math.max(network.endedAt, calledAt) >= 500;
  while (!isQuiet()) await setTimeout(50);
}

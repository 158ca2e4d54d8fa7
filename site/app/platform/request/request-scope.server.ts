import { AsyncLocalStorage } from 'node:async_hooks';
import type { WordingTable } from '@nibras/contract/text/wording.ts';
import type { MiddlewareFunction } from 'react-router';
import { provideRequestScope } from '#platform/api/transport.ts';
import type { SiteConfig, SiteOptions } from '../../../server/site-config.ts';
import { siteContext } from './site-context.server.ts';

const scope = new AsyncLocalStorage<SiteOptions & { signal: AbortSignal }>();

provideRequestScope(() => scope.getStore());

async function siteOptions(configured: SiteOptions | null): Promise<SiteOptions> {
  if (configured) return configured;
  if (!import.meta.env.DEV) throw new Error('The site was started without its options.');
  return (await import('../../../server/dev-options.ts')).devSiteOptions;
}

/**
 * Runs a request, its loaders and its rendering with the options of the serving process, so that query functions need
 * no argument for the API's address.
 */
export const requestScope: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const site = await siteOptions(context.get(siteContext));
  return scope.run({ ...site, signal: request.signal }, next);
};

/** Reports an error during rendering to the serving process, which logs it. */
export function reportError(error: unknown): void {
  const report = scope.getStore()?.report ?? console.error;
  report(error);
}

/** The style sheet of the accent colour; '' for the site's own. */
export const requestAccentStyles = (): string => scope.getStore()?.accentStyles ?? '';

/** The provider's nouns; null for the default ones. */
export const requestWording = (): WordingTable | null => scope.getStore()?.wording ?? null;

/** The configuration of the current request. Throws outside of one. */
export function requestConfig(): SiteConfig {
  const site = scope.getStore();
  if (!site) throw new Error('requestConfig() is called outside a request.');
  return site.config;
}

import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { siteContext } from '#platform/request/site-context.server.ts';
import { type SiteOptions, siteConfigSchema } from './site-config.ts';

export { cacheablePage } from './cacheable-pages.ts';
export type { ApiFetch, SiteConfig, SiteOptions } from './site-config.ts';

export type SiteHandler = (request: Request, signal?: AbortSignal) => Promise<Response>;

/**
 * Creates the handler of every request that is neither for the API nor for a file. `signal` aborts the rendering and
 * its calls when the client disconnects.
 * Throws when `options.config` is not a valid configuration.
 */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  const site = { ...options, config: siteConfigSchema.parse(options.config) };
  const handle = createRequestHandler(build, 'production');
  return (request, signal) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    return handle(signal ? new Request(request, { signal }) : request, context);
  };
}

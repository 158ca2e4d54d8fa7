import * as build from 'virtual:react-router/server-build';
import { setWording } from '@nibras/contract/text/reword.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { siteContext } from '#platform/request/site-context.server.ts';
import { type SiteOptions, serverOptionsSchema, siteConfigSchema } from './site-config.ts';

export { cacheablePage } from './cacheable-pages.ts';
export type { ApiFetch, SiteConfig, SiteOptions } from './site-config.ts';

export type SiteHandler = (request: Request, signal?: AbortSignal) => Promise<Response>;

type HandlerOptions = Omit<SiteOptions, 'config' | 'accentStyles' | 'wording'> & {
  /** Returns the configuration as it is at this moment, the same object while nothing has changed. */
  config: () => object;
};

/**
 * Creates the handler of every request that is neither for the API nor for a file. `signal` aborts the rendering and
 * its calls when the client disconnects.
 * Throws when `options.config` does not return a valid configuration.
 */
export function createSiteHandler({ config: current, ...options }: HandlerOptions): SiteHandler {
  let known: { from: object; site: SiteOptions } | null = null;
  const read = (): SiteOptions => {
    const from = current();
    if (known?.from === from) return known.site;
    const ofServer = serverOptionsSchema.parse(from);
    setWording(ofServer.wording);
    const site = { ...options, ...ofServer, config: siteConfigSchema.parse(from) };
    known = { from, site };
    return site;
  };
  // A wrong configuration ends the start and not the first visit.
  read();
  const handle = createRequestHandler(build, 'production');
  return (request, signal) => {
    const context = new RouterContextProvider();
    context.set(siteContext, read());
    return handle(signal ? new Request(request, { signal }) : request, context);
  };
}

import { useRouteLoaderData } from 'react-router';
import type { ZoneClock } from '#platform/time-zone.ts';
import type { SiteConfig } from '../../../server/site-config.ts';

export type { SiteConfig } from '../../../server/site-config.ts';

/** The data of the root loader. */
export type RootData = {
  config: SiteConfig;
  /** The public origin of the site, for canonical URLs and previews. */
  origin: string;
  /** The clock of the site's time zone. */
  clock: ZoneClock;
};

let installed: SiteConfig | null = null;

/** Called by the root before anything else renders in the browser. */
export function installBrowserConfig(config: SiteConfig): void {
  installed = config;
}

/** Configuration for code outside of components, in the browser only. */
export function browserConfig(): SiteConfig {
  if (!installed) throw new Error('The site configuration is read before the root has rendered.');
  return installed;
}

let changed = false;

/** Tells the root that its data have changed; the next revalidation fetches them. */
export function markConfigChanged(): void {
  changed = true;
}

/** Whether the root's data have changed since the last call. */
export function takeConfigChange(): boolean {
  const taken = changed;
  changed = false;
  return taken;
}

/** Root data, or null where even the root's loader failed (the last error page). */
export function useRootData(): RootData | null {
  return useRouteLoaderData<RootData>('root') ?? null;
}

/** Public configuration of this installation: name, contact, social links, time zone. */
export function useSiteConfig(): SiteConfig {
  const data = useRootData();
  if (!data) throw new Error('useSiteConfig() needs the root route.');
  return data.config;
}

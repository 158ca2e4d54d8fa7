import { z } from 'zod';

const originOrEmpty = z.union([z.literal(''), z.url().transform((url) => new URL(url).origin)]);
const linkOrEmpty = z.union([z.literal(''), z.url()]);

/**
 * The public configuration of the site. It is sent to the browser with the first page, so that the build contains
 * nothing of an installation.
 */
export const siteConfigSchema = z.object({
  siteName: z.string().min(1),
  /** Origin of the API as the browser reaches it; '' for the site's own. */
  apiBaseUrl: originOrEmpty,
  /** Public origin of the site; '' for that of the request. */
  publicUrl: originOrEmpty,
  contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  socials: z.object({
    facebook: linkOrEmpty,
    x: linkOrEmpty,
    youtube: linkOrEmpty,
    linkedin: linkOrEmpty,
    github: linkOrEmpty,
  }),
  timeZone: z.string().default('Africa/Cairo'),
  dev: z.boolean().default(false),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Calls the API by path (`/api/courses?page=1`), in the same process or over the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export type SiteOptions = {
  config: SiteConfig;
  apiFetch: ApiFetch;
  /** Receives errors during rendering; console.error by default. */
  report?: (error: unknown) => void;
};

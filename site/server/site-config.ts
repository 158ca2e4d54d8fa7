import { z } from 'zod';

const originOrEmpty = z.union([z.literal(''), z.url().transform((url) => new URL(url).origin)]);
const linkOrEmpty = z.union([z.literal(''), z.url()]);

/**
 * What the site may know and everybody may see: it travels to the browser with the first page, so
 * that nothing of an installation is built in.
 */
export const siteConfigSchema = z.object({
  siteName: z.string().min(1),
  /** Origin of the API as the browser reaches it; '' is the site's own. */
  apiBaseUrl: originOrEmpty,
  /** Origin under which the public knows the site; '' takes the one of the request. */
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

/** Reaches the API by path (`/api/courses?page=1`), whether it lives in this process or elsewhere. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export type SiteOptions = {
  config: SiteConfig;
  apiFetch: ApiFetch;
  /** Takes what failed while a page was made; without it the console does. */
  report?: (error: unknown) => void;
};

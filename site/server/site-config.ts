import { videoHosts } from '@nibras/contract/learning/lectures/elsewhere-ids.ts';
import { currencies, homeSections } from '@nibras/contract/site/site.ts';
import { type WordingTable, wording } from '@nibras/contract/text/wording.ts';
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
  /** The pages in the footer: the last part of their address, and their name. */
  pages: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** Below the name in the footer; absent for the product's. */
  tagline: z.string().optional(),
  hero: z.tuple([z.string(), z.string()]).optional(),
  /** The description of pages without their own. */
  description: z
    .string()
    .default(
      () =>
        wording`منصة عربية لتعلم البرمجة: كورسات مسجلة خطوة بخطوة، ومعلّمون يجيبون عن أسئلتك، وخدمات تقنية ومعرض أعمال.`,
    ),
  /** Absent for the product's mark. */
  logo: z
    .object({
      path: z.string(),
      /** Width by height. */
      ratio: z.number().positive().optional(),
      /** The same for dark backgrounds. */
      dark: z.string().optional(),
      /** Whether the name is part of it. */
      named: z.literal(true).optional(),
    })
    .optional(),
  /** ISO 4217; absent for US dollars. */
  currency: z
    .object({
      code: z.enum(currencies),
      sign: z.string(),
      before: z.literal(true).optional(),
      decimals: z.int().optional(),
    })
    .optional(),
  /** The sections of the home page in their order; absent for all. */
  home: z.array(z.enum(homeSections)).optional(),
  /** The sites whose videos lectures may have; absent for none. */
  videoHosts: z.array(z.enum(videoHosts)).optional(),
  /** The number of the settings' publication, for addresses of what is drawn from them; absent before the first. */
  version: z.int().optional(),
  /** A fingerprint of the provider's nouns; absent for the default ones. */
  nouns: z.string().optional(),
  /**
   * Whether the server is this product's own. One that speaks the specification alone has none of what was added to it: codes,
   * ways to pay, own data, pages of the provider.
   */
  own: z.boolean().default(false),
  dev: z.boolean().default(false),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

const words = z.record(z.string(), z.string());

/** What only the server needs, and no data of a page carries: the accent's style sheet, and the provider's nouns. */
export const serverOptionsSchema = z.object({
  accentStyles: z.string().default(''),
  wording: z
    .record(z.string(), z.object({ flipped: z.literal(true).optional(), forms: words }))
    .nullable()
    .default(null)
    .transform((table) => table as WordingTable | null),
});

/** Calls the API by path (`/api/courses?page=1`), in the same process or over the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export type SiteOptions = {
  config: SiteConfig;
  /** A style sheet that replaces the accent colour; '' for the site's own. */
  accentStyles?: string;
  /** The provider's nouns; null for the default ones. */
  wording?: WordingTable | null;
  apiFetch: ApiFetch;
  /** Receives errors during rendering; console.error by default. */
  report?: (error: unknown) => void;
};

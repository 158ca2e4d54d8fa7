import { z } from 'zod';
import { sitemap } from '../../limits.ts';
import { timestamp } from '../../wire.ts';

/** The public lists whose items have pages of their own. */
export const sitemapLists = ['courses', 'articles', 'services', 'projects'] as const;
export type SitemapList = (typeof sitemapLists)[number];

/**
 * `GET /api/sitemap`, an extension of the specification: how the public pages are divided into files. A file has the
 * items of a range of ids, so that an item stays in its file whatever comes and goes.
 */
export const sitemapAnswer = z.object({
  /** Whether one file has room for all of them. */
  whole: z.boolean(),
  lists: z.array(
    z.object({
      name: z.enum(sitemapLists),
      /** When one of its items last changed; null for an empty list. */
      changed_at: timestamp.nullable(),
      /** The numbers of the files that have items, from 1. */
      files: z.array(z.int()),
    }),
  ),
});
export type SitemapAnswer = z.infer<typeof sitemapAnswer>;

export const sitemapFileParams = z.object({
  list: z.enum(sitemapLists),
  file: z.coerce.number().int().min(1).max(sitemap.lastFile),
});

/** `GET /api/sitemap/{list}/{file}`; a file without items has none. */
export const sitemapFileAnswer = z.object({
  items: z.array(z.object({ id: z.int(), updated_at: timestamp })),
});

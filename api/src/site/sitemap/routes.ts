import { getSitemap, getSitemapByListByFile } from '@nibras/contract/site/sitemap/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { readSitemap, sitemapItems } from './queries.ts';

export const routes: Routes = (serve, { db }) => {
  serve(getSitemap, () => readSitemap(db));

  serve(getSitemapByListByFile, async ({ params }) => {
    const items = await sitemapItems(db, params);
    return { items: items.map((item) => ({ ...item, updated_at: item.updated_at.toISOString() })) };
  });
};

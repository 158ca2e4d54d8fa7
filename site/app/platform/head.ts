import { articles } from '@nibras/contract/limits.ts';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { mediaUrl } from '#platform/state/media.ts';
import type { RootData } from '#platform/state/site-config.ts';
import { type JsonLd, jsonLdMeta } from './json-ld.ts';

export type PageHead = {
  /** Without the site's name; absent on the home page, whose title is the site's name. */
  title?: string;
  description?: string;
  /** Absolute address, or a path on the site. */
  image?: string | null;
  /** A picture in the API's storage, which may be on another host; preferred to `image`. */
  storedImage?: string | null;
  /** A picture that the API draws for link previews (its path on the API's host); preferred to the others there. */
  previewImage?: string | null;
  /** Structured data for search engines; its URLs may be paths on the site. */
  jsonLd?: JsonLd;
  /** Path of the canonical URL; the requested path when absent. */
  path?: string;
  type?: 'website' | 'article' | 'profile';
  noindex?: boolean;
};

/** The preview picture of a page without its own. */
const defaultImage = '/og.jpg';

/** Shortens at the end of a word, so that a preview never shows half a word. */
function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}

/** The size in pixels of the pictures that the API draws. */
const drawnSize = { width: 1200, height: 630 };

type Site = {
  siteName: string;
  origin: string;
  apiBaseUrl?: string;
  /** Of pages without their own. */
  description: string;
  currency?: string | undefined;
  /** Of the settings from which pictures are drawn. */
  version?: number | undefined;
};

/** The picture width (px) recommended for link previews. */
const previewWidth = 1280;

/** What search engines show of a page: its title, and as much of its description as fits. */
export const searchResult = (
  { title, description }: Pick<PageHead, 'title' | 'description'>,
  site: Pick<Site, 'siteName' | 'description'>,
): { title: string; description: string } => ({
  title: title ? `${title} | ${site.siteName}` : site.siteName,
  description: shorten(description || site.description, articles.searchDescriptionLength),
});

/** The meta tags for search engines and link previews. */
export function pageMeta(head: PageHead & { path: string }, site: Site): MetaDescriptor[] {
  const { title, description } = searchResult(head, site);
  const url = new URL(head.path, site.origin).href;
  const { apiBaseUrl = '', version } = site;
  const stored = mediaUrl(head.storedImage, { apiBaseUrl, width: previewWidth });
  const image = new URL(stored || head.image || defaultImage, site.origin).href;
  const drawn =
    head.previewImage &&
    new URL(apiBaseUrl + head.previewImage + (version ? `?v=${version}` : ''), site.origin).href;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: head.title ?? site.siteName },
    { property: 'og:description', content: description },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.siteName },
    { property: 'og:locale', content: 'ar_EG' },
    { property: 'og:image', content: drawn || image },
    ...(drawn
      ? [
          { property: 'og:image:width', content: String(drawnSize.width) },
          { property: 'og:image:height', content: String(drawnSize.height) },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(head.jsonLd ? [jsonLdMeta(head.jsonLd, { url, image, ...site })] : []),
  ];
}

function siteOf(matches: MetaArgs['matches']): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return {
    ...(root?.config ?? { siteName: '', description: '' }),
    origin: root?.origin ?? 'http://localhost',
    currency: root?.config.currency?.code,
  };
}

/** `meta` of a page whose head does not depend on data. */
export function fixedMeta(head: PageHead) {
  return ({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>): MetaDescriptor[] =>
    pageMeta({ path: location.pathname, ...head }, siteOf(matches));
}

/** `meta` of a page with `serverLoader` and `browserLoader`: uses the head that they return. */
export function loadedMeta(args: {
  loaderData: unknown;
  matches: MetaArgs['matches'];
  location: MetaArgs['location'];
}): MetaDescriptor[] {
  const loaded = args.loaderData as { head?: PageHead } | undefined;
  return fixedMeta(loaded?.head ?? {})(args);
}

import type { MetaArgs, MetaDescriptor } from 'react-router';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { mediaUrl } from '#platform/state/media.ts';
import type { RootData } from '#platform/state/site-config.ts';
import type { ArticleDetail } from './queries.ts';

type Facts = Pick<
  ArticleDetail,
  'id' | 'name' | 'image' | 'summary' | 'created_by' | 'created_at' | 'updated_at'
>;

/** A page's head with what only an article's has. */
export type ArticleHead = PageHead & { article?: Facts };

/** The width that link previews ask for. */
const previewWidth = 1280;

export function articleHead(article: ArticleDetail | undefined): ArticleHead {
  if (!article) return { title: 'المقال', noindex: true };
  const { id, name, image, summary, created_by, created_at, updated_at } = article;
  return {
    title: name,
    description: summary,
    path: `/articles/${id}`,
    type: 'article',
    article: { id, name, image, summary, created_by, created_at, updated_at },
  };
}

type Site = { origin: string; siteName: string };

/** schema.org's Article: what a search engine shows of it beside the title. */
export function articleJsonLd(facts: Facts, image: string | null, { origin, siteName }: Site) {
  const url = `${origin}/articles/${facts.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: facts.name,
    description: facts.summary,
    inLanguage: 'ar',
    mainEntityOfPage: url,
    url,
    ...(image && { image: [new URL(image, origin).href] }),
    ...(facts.created_at && { datePublished: facts.created_at }),
    ...(facts.updated_at && { dateModified: facts.updated_at }),
    ...(facts.created_by && { author: { '@type': 'Person', name: facts.created_by } }),
    publisher: { '@type': 'Organization', name: siteName, url: origin },
  };
}

/**
 * `loadedMeta` with the picture from the API's host, the dates and the JSON-LD. That script is data and never runs,
 * so the policy asks no nonce of it.
 */
export function articleMeta(args: {
  loaderData: unknown;
  matches: MetaArgs['matches'];
  location: MetaArgs['location'];
}): MetaDescriptor[] {
  const head = (args.loaderData as { head?: ArticleHead } | undefined)?.head;
  const facts = head?.article;
  if (!facts) return loadedMeta(args);
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as
    | RootData
    | undefined;
  const site = { origin: root?.origin ?? '', siteName: root?.config.siteName ?? '' };
  const apiBaseUrl = root?.config.apiBaseUrl ?? '';
  const image = mediaUrl(facts.image, { apiBaseUrl, width: previewWidth });
  return [
    ...loadedMeta({ ...args, loaderData: { head: { ...head, image } } }),
    ...(facts.created_at
      ? [{ property: 'article:published_time', content: facts.created_at }]
      : []),
    ...(facts.updated_at ? [{ property: 'article:modified_time', content: facts.updated_at }] : []),
    ...(facts.created_by ? [{ property: 'article:author', content: facts.created_by }] : []),
    { 'script:ld+json': articleJsonLd(facts, image, site) },
  ];
}

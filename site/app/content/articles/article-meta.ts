import { wording } from '@nibras/contract/text/wording.ts';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { loadedMeta, type PageHead } from '#platform/head.ts';
import { mediaUrl } from '#platform/state/media.ts';
import type { RootData } from '#platform/state/site-config.ts';
import type { ArticleDetail } from './article-card-data.ts';

type ArticleFields = Pick<
  ArticleDetail,
  'id' | 'name' | 'image' | 'summary' | 'created_by' | 'created_at' | 'updated_at'
>;

/** A page head with the fields of an article. */
export type ArticleHead = PageHead & { article?: ArticleFields };

/** Image width in pixels for link previews. */
const previewWidth = 1280;

/** The head of an article's page; not indexed while there is no article. */
export function articleHead(article: ArticleDetail | undefined): ArticleHead {
  if (!article) return { title: wording`المقال`, noindex: true };
  const { id, name, image, summary, created_by, created_at, updated_at, preview_image } = article;
  return {
    title: name,
    description: summary,
    path: `/articles/${id}`,
    type: 'article',
    previewImage: preview_image,
    article: { id, name, image, summary, created_by, created_at, updated_at },
  };
}

type Site = { origin: string; siteName: string };

/** JSON-LD of schema.org's Article, for search engines. */
export function articleJsonLd(
  fields: ArticleFields,
  image: string | null,
  { origin, siteName }: Site,
) {
  const url = `${origin}/articles/${fields.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: fields.name,
    description: fields.summary,
    inLanguage: 'ar',
    mainEntityOfPage: url,
    url,
    ...(image && { image: [new URL(image, origin).href] }),
    ...(fields.created_at && { datePublished: fields.created_at }),
    ...(fields.updated_at && { dateModified: fields.updated_at }),
    ...(fields.created_by && { author: { '@type': 'Person', name: fields.created_by } }),
    publisher: { '@type': 'Organization', name: siteName, url: origin },
  };
}

/**
 * `loadedMeta` with the picture's URL, the dates and the JSON-LD. A JSON-LD script is never executed, so the content
 * security policy requires no nonce for it.
 */
export function articleMeta(args: {
  loaderData: unknown;
  matches: MetaArgs['matches'];
  location: MetaArgs['location'];
}): MetaDescriptor[] {
  const head = (args.loaderData as { head?: ArticleHead } | undefined)?.head;
  const fields = head?.article;
  if (!fields) return loadedMeta(args);
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as
    | RootData
    | undefined;
  const site = { origin: root?.origin ?? '', siteName: root?.config.siteName ?? '' };
  const apiBaseUrl = root?.config.apiBaseUrl ?? '';
  const image = mediaUrl(fields.image, { apiBaseUrl, width: previewWidth });
  return [
    ...loadedMeta({ ...args, loaderData: { head: { ...head, image } } }),
    ...(fields.created_at
      ? [{ property: 'article:published_time', content: fields.created_at }]
      : []),
    ...(fields.updated_at
      ? [{ property: 'article:modified_time', content: fields.updated_at }]
      : []),
    ...(fields.created_by ? [{ property: 'article:author', content: fields.created_by }] : []),
    { 'script:ld+json': articleJsonLd(fields, image, site) },
  ];
}

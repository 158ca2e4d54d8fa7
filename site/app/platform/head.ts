import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { RootData } from '#platform/state/site-config.ts';

export type PageHead = {
  /** Without the site's name; absent on the home page, which has the name alone. */
  title?: string;
  description?: string;
  /** Absolute address, or a path on the site. */
  image?: string | null;
  /** Path of the page's one true address; the requested path when absent. */
  path?: string;
  type?: 'website' | 'article' | 'profile';
  noindex?: boolean;
};

export const defaultDescription =
  'منصة عربية لتعلم البرمجة: كورسات مسجلة خطوة بخطوة، ومعلّمون يجيبون عن أسئلتك، وخدمات تقنية ومعرض أعمال.';

/** What a preview shows of a page without a picture of its own. */
const defaultImage = '/og.jpg';

const descriptionLength = 160;

/** Cuts at a word's end, so that a preview never shows half a word. */
function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}

type Site = { siteName: string; origin: string };

/** Everything that search engines and link previews read of a page. */
export function pageMeta(head: PageHead & { path: string }, site: Site): MetaDescriptor[] {
  const title = head.title ? `${head.title} | ${site.siteName}` : site.siteName;
  const description = shorten(head.description || defaultDescription, descriptionLength);
  const url = new URL(head.path, site.origin).href;
  const image = new URL(head.image || defaultImage, site.origin).href;
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
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function siteOf(matches: MetaArgs['matches']): Site {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return { siteName: root?.config.siteName ?? '', origin: root?.origin ?? 'http://localhost' };
}

/** `meta` of a page whose head is known beforehand. */
export function fixedMeta(head: PageHead) {
  return ({ matches, location }: Pick<MetaArgs, 'matches' | 'location'>): MetaDescriptor[] =>
    pageMeta({ path: location.pathname, ...head }, siteOf(matches));
}

/** `meta` of a page with `serverLoader` and `browserLoader`: takes the head that they made. */
export function loadedMeta(args: {
  loaderData: unknown;
  matches: MetaArgs['matches'];
  location: MetaArgs['location'];
}): MetaDescriptor[] {
  const loaded = args.loaderData as { head?: PageHead } | undefined;
  return fixedMeta(loaded?.head ?? {})(args);
}

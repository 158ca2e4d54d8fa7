import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { parseRichText, RichText } from '#content/articles/index.ts';
import { cx } from '#ui/class-names.ts';
import { SkeletonText } from '#ui/list/skeleton.tsx';

type Nodes = Awaited<ReturnType<typeof parseRichText>>;

const Parsed = createContext<ReadonlyMap<string, Nodes>>(new Map());
export const ParsedTexts = Parsed.Provider;

async function parseAll(texts: readonly string[]): Promise<Map<string, Nodes>> {
  const all = [...new Set(texts)].filter((text) => text !== '');
  return new Map(
    await Promise.all(all.map(async (text) => [text, await parseRichText(text)] as const)),
  );
}

/**
 * Parses and sanitises all texts of an attempt at once, so that none of them moves the page when it comes. Undefined until
 * then.
 */
export function useParsedTexts(key: readonly unknown[], texts: readonly string[]) {
  const { data } = useQuery({
    queryKey: ['quiz-texts', ...key, texts.length],
    queryFn: () => parseAll(texts),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // It only imports a chunk of the site, so it also runs when the browser seems offline.
    networkMode: 'always',
  });
  return data;
}

/** A text of a question. One that came later, such as a hint, is parsed by itself. */
export function Rich({ html, id, className }: { html: string; id?: string; className?: string }) {
  const known = use(Parsed).get(html);
  const { data: parsed } = useQuery({
    queryKey: ['quiz-text', html],
    queryFn: () => parseRichText(html),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: known === undefined && html !== '',
    networkMode: 'always',
  });
  const nodes = known ?? parsed;
  return (
    <div id={id} className={cx('prose max-w-none', className)}>
      {nodes ? <RichText nodes={nodes} /> : html !== '' && <SkeletonText lines={1} />}
    </div>
  );
}

/** The words of a text, for an option of a list. */
export function plainText(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a text has more than words, so that a list's option cannot show all of it. */
export const hasMoreThanWords = (html: string): boolean =>
  /<(pre|code|img|table|ul|ol)\b/.test(html);

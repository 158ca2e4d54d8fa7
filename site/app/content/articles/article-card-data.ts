import type { ParsedArticle } from '@nibras/contract/compat/parse-articles.ts';
import { articles as limits } from '@nibras/contract/limits.ts';
import { searchHits } from '@nibras/contract/text/fold.ts';
import { readingMinutes } from '#platform/format.ts';
import { excerpt, excerptAround, plainText } from './plain-text.ts';
import { parseRichText } from './rich-text/parse-rich-text.ts';
import type { RichNode } from './rich-text/rich-node.ts';

/** The data of a card, without the article's text, which would make the serialised list several times larger. */
export type ArticleCardData = Pick<
  ParsedArticle,
  'id' | 'name' | 'image' | 'created_by' | 'created_at'
> & {
  summary: string;
  /** Reading time; null when the response has no text. */
  minutes: number | null;
};

/** The short description, else an excerpt of the text (docs/behaviour/articles.md#list). */
export const summaryOf = (article: Pick<ParsedArticle, 'small_description' | 'description'>) =>
  plainText(article.small_description) ||
  excerpt(plainText(article.description), limits.excerptLength);

/** The excerpt with the search hit, when neither the name, the author nor the summary contains it; else null. */
function hitExcerpt(
  { name, description, created_by }: ParsedArticle,
  summary: string,
  { search, marks }: { search: string; marks: readonly string[] | undefined },
) {
  const isVisible = [name, summary, created_by ?? ''].some(
    (text) => searchHits(text, search, marks).length > 0,
  );
  return isVisible
    ? null
    : excerptAround(plainText(description), { search, marks }, limits.excerptLength);
}

/** Converts an article to card data; `search` and what is marked besides select the excerpt. */
export function toCardData(
  article: ParsedArticle,
  search = '',
  marks?: readonly string[],
): ArticleCardData {
  const { id, name, image, created_by, created_at, description } = article;
  const minutes = description ? readingMinutes(description) : null;
  const defaultSummary = summaryOf(article);
  const summary =
    (search && hitExcerpt(article, defaultSummary, { search, marks })) || defaultSummary;
  return { id, name, image, created_by, created_at, summary, minutes };
}

/** Up to four other articles: those of the same category first, then the rest in their order. */
export function relatedTo(article: ParsedArticle, all: readonly ParsedArticle[]): ParsedArticle[] {
  const others = all.filter(({ id }) => id !== article.id);
  const sameCategory = ({ category_id }: ParsedArticle) =>
    article.category_id !== null && category_id === article.category_id;
  return [...others.filter(sameCategory), ...others.filter((other) => !sameCategory(other))].slice(
    0,
    limits.related,
  );
}

/** Finds an article by id, else by slug. */
export function pickArticle(
  all: readonly ParsedArticle[],
  idOrSlug: string,
): ParsedArticle | undefined {
  return all.find(({ id }) => String(id) === idOrSlug) ?? all.find(({ slug }) => slug === idOrSlug);
}

/** The cards of the articles beside one. */
export const relatedCards = (articles: readonly ParsedArticle[]): ArticleCardData[] =>
  articles.slice(0, limits.related).map((article) => toCardData(article));

/** An article with its text parsed and sanitised, ready to be rendered. */
export type ArticleDetail = Omit<ParsedArticle, 'description'> & {
  /** The short description, else an excerpt of the text. */
  summary: string;
  minutes: number;
  body: RichNode[];
};

/** Makes an article ready to be rendered. */
export async function articleDetail({
  description,
  ...article
}: ParsedArticle): Promise<ArticleDetail> {
  return {
    ...article,
    summary: summaryOf({ ...article, description }),
    minutes: readingMinutes(description),
    body: await parseRichText(description),
  };
}

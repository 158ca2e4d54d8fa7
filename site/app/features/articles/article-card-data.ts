import type { ParsedArticle } from '@nibras/contract/compat/parse-articles.ts';
import { searchHits } from '@nibras/contract/fold.ts';
import { articles as limits } from '@nibras/contract/limits.ts';
import { readingMinutes } from '#platform/format.ts';
import { excerpt, excerptAround, plainText } from './plain-text.ts';

/** What a card shows. Without the article's text: a list of eight would carry it to the browser eight times. */
export type ArticleCardData = Pick<
  ParsedArticle,
  'id' | 'name' | 'image' | 'created_by' | 'created_at'
> & {
  summary: string;
  /** To read it; null where the text did not come along. */
  minutes: number | null;
};

/** The short description, else the beginning of the text (docs/behaviour/articles.md#list). */
export const summaryOf = (article: Pick<ParsedArticle, 'small_description' | 'description'>) =>
  plainText(article.small_description) ||
  excerpt(plainText(article.description), limits.excerptLength);

/** Why a search found the article, where neither its name nor its summary shows it. */
function whyFound(
  { name, description, created_by }: ParsedArticle,
  summary: string,
  search: string,
) {
  const shows = [name, summary, created_by ?? ''].some(
    (text) => searchHits(text, search).length > 0,
  );
  return shows ? null : excerptAround(plainText(description), search, limits.excerptLength);
}

export function toCardData(article: ParsedArticle, search = ''): ArticleCardData {
  const { id, name, image, created_by, created_at, description } = article;
  const minutes = description ? readingMinutes(description) : null;
  const usual = summaryOf(article);
  const summary = (search && whyFound(article, usual, search)) || usual;
  return { id, name, image, created_by, created_at, summary, minutes };
}

/** Up to four to read next: of the same category first, else in the order given; never the article itself. */
export function relatedTo(article: ParsedArticle, all: readonly ParsedArticle[]): ParsedArticle[] {
  const others = all.filter(({ id }) => id !== article.id);
  const sameCategory = ({ category_id }: ParsedArticle) =>
    article.category_id !== null && category_id === article.category_id;
  return [...others.filter(sameCategory), ...others.filter((other) => !sameCategory(other))].slice(
    0,
    limits.related,
  );
}

/** The article that an address names: by its number, else by its slug. */
export function pickArticle(
  all: readonly ParsedArticle[],
  given: string,
): ParsedArticle | undefined {
  return all.find(({ id }) => String(id) === given) ?? all.find(({ slug }) => slug === given);
}

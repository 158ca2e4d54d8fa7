import type {
  ArticlePart,
  StudioArticle,
} from '@nibras/contract/content/articles/studio/shapes.ts';
import type { StudioArticleRow } from './list-articles.ts';

/** What an article should have before it is published, and lacks. */
function missingOf(row: StudioArticleRow): ArticlePart[] {
  const has: Record<ArticlePart, boolean> = {
    name: row.name.trim() !== '',
    text: row.hasText,
    excerpt: (row.excerpt ?? '').trim() !== '',
    image: Boolean(row.image),
    category: row.category !== null,
    author: row.authorId !== null,
  };
  return (Object.keys(has) as ArticlePart[]).filter((part) => !has[part]);
}

export const presentStudioArticle = (row: StudioArticleRow): StudioArticle => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  image: row.image,
  state: row.state,
  published: row.published,
  publish_at: row.publishAt?.toISOString() ?? null,
  has_draft: row.hasDraft,
  draft_version: row.draftVersion,
  updated_at: new Date(row.workedAt).toISOString(),
  author:
    row.authorId === null || row.authorName === null
      ? null
      : { id: row.authorId, name: row.authorName },
  category: row.category,
  missing: missingOf(row),
});

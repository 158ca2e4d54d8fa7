import type { Article } from '@nibras/contract/articles.ts';
import type { ArticleRow } from './queries.ts';

export function presentArticle(row: ArticleRow): Article {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    small_description: row.smallDescription,
    description: row.description,
    category_id: row.categoryId,
    created_by: row.authorName,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

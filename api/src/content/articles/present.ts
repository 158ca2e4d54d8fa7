import type {
  Article,
  ArticleCard,
  ArticleDetail,
} from '@nibras/contract/content/articles/shapes.ts';
import { previewPath } from '#content/previews/index.ts';
import type { ArticleCardRow, ArticleDetailRow, ArticleRow } from './queries.ts';

export function presentArticleCard(row: ArticleCardRow): ArticleCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    small_description: row.smallDescription,
    category_id: row.categoryId,
    created_by: row.authorName,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function presentArticle(row: ArticleRow): Article {
  return { ...presentArticleCard(row), description: row.description };
}

export function presentArticleDetail(row: ArticleDetailRow): ArticleDetail {
  const { id, name: title, authorName: person } = row;
  return {
    ...presentArticle(row),
    author_image: row.authorPhoto,
    preview_image: previewPath({ kind: 'articles', id, title, person }),
  };
}

import type {
  ArticlesExportQuery,
  StudioArticle,
} from '@nibras/contract/content/articles/studio/shapes.ts';
import { stateNames } from '@nibras/contract/content/items/studio/state-names.ts';
import { studio as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { exportList } from '#platform/audit/export-list.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { dayIn } from '#platform/text/csv.ts';
import { studioArticleList } from './list-articles.ts';
import { presentStudioArticle } from './present.ts';

const headings = () => [
  wording`رقم المقال`,
  'العنوان',
  'الرابط',
  'الحالة',
  'موعد النشر',
  'الكاتب',
  'التصنيف',
  'فيه تعديلات لم تُنشر',
  'آخر تعديل',
];

/** Exports the articles that the list shows, in its order (`exportList`). @returns the lines */
export function exportArticles(
  platform: Platform,
  { caller, query }: { caller: Person; query: ArticlesExportQuery },
): Promise<AsyncGenerator<string>> {
  const day = dayIn(platform.settings().timeZone);
  return exportList<StudioArticle>(platform, {
    caller,
    action: 'items-exported',
    kind: 'article',
    headings: headings(),
    cells: (article) => [
      article.id,
      article.name,
      article.slug,
      stateNames[article.state],
      day(article.publish_at),
      article.author?.name ?? null,
      article.category,
      article.has_draft ? 'نعم' : 'لا',
      day(article.updated_at),
    ],
    readPage: async (page) => {
      const { rows } = await readList(platform, query.search, (db) =>
        studioArticleList(db, { ...query, page }, limits.exportBatch),
      );
      return rows.map(presentStudioArticle);
    },
  });
}

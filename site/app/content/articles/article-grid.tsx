import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { Skeleton, SkeletonText } from '#ui/list/skeleton.tsx';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCardData } from './article-card-data.ts';

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4';

/** How many pictures are loaded eagerly: about as many as are visible at first. */
const eagerPictures = 2;

interface ArticleGridProps {
  articles: ArticleCardData[];
  search: string;
  /** The next page is loading; these articles stay, dimmed. */
  dimmed: boolean;
}

export function ArticleGrid({ articles, search, dimmed }: ArticleGridProps) {
  return (
    <ul
      aria-busy={dimmed}
      className={cx(grid, 'transition-opacity duration-calm', dimmed && 'opacity-50')}
    >
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} search={search} priority={index < eagerPictures} />
        </li>
      ))}
    </ul>
  );
}

export function ArticleGridSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل المقالات`} className={grid}>
      {Array.from({ length: lists.articlesPerPage }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
          key={index}
          className="overflow-hidden rounded-lg border border-line bg-raised"
        >
          <Skeleton shape="flat" className="aspect-video w-full" />
          <div className="flex flex-col gap-4 p-5">
            <Skeleton className="h-5 w-4/5" />
            <SkeletonText lines={3} />
            <div className="flex flex-col gap-3 border-t border-line pt-4">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

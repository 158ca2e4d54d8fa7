import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText, isRateLimited } from '#platform/api/api-error.ts';
import { countLabel } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { ArticlesIcon, SearchIcon } from '#ui/ornament/icons.ts';
import type { ArticleCardData } from './article-card-data.ts';
import { ArticleGrid, ArticleGridSkeleton } from './article-grid.tsx';
import { type ArticleListAddress, listHref } from './list-address.ts';

interface ArticleResultsProps {
  address: ArticleListAddress;
  list: UseQueryResult<{
    articles: ArticleCardData[];
    meta: { last_page: number; total: number };
  }>;
  dimmed: boolean;
}

/** What the list found, in all its states. */
export function ArticleResults({ address, list, dimmed }: ArticleResultsProps) {
  const { data, error } = list;
  if (!data && error && !isRateLimited(error)) {
    return (
      <FailedState
        className="mt-8"
        title="تعذر تحميل المقالات"
        message={errorText(error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!data && !error) {
    return (
      <div className="mt-8">
        <ArticleGridSkeleton />
      </div>
    );
  }
  const articles = data?.articles ?? [];
  const meta = data?.meta ?? { last_page: 1, total: 0 };
  const { search } = address;
  const found = articles.length > 0;
  return (
    <section aria-label="نتائج المقالات" className="mt-8">
      <p role="status" className={search && found ? 'mb-5 text-text-soft' : 'sr-only'}>
        {found && countLabel(meta.total || articles.length, 'article')}
        {found && search && (
          <>
            {' '}
            في نتائج البحث عن «<bdi>{search}</bdi>»
          </>
        )}
      </p>
      {found ? (
        <ArticleGrid articles={articles} search={search} dimmed={dimmed} />
      ) : (
        <NothingFound address={address} />
      )}
      <Pagination
        page={Math.min(address.page, meta.last_page)}
        lastPage={meta.last_page}
        label="صفحات المقالات"
        className="mt-10"
      />
    </section>
  );
}

function NothingFound({ address: { search, page } }: { address: ArticleListAddress }) {
  return (
    <EmptyState
      icon={search ? <SearchIcon /> : <ArticlesIcon />}
      title={search ? 'لم نجد مقالات مطابقة' : 'لا توجد مقالات متاحة'}
      description={
        search ? (
          <>
            لا شيء يطابق «<bdi>{search}</bdi>». جرّب كلمة أقصر، أو تصفّح كل المقالات.
          </>
        ) : page > 1 ? (
          'لا مقالات في هذه الصفحة.'
        ) : (
          'نكتب مقالات جديدة. عُد إلينا قريبًا.'
        )
      }
      action={
        <>
          {(search || page > 1) && (
            <Button asChild>
              <Link to={listHref({})}>عرض كل المقالات</Link>
            </Button>
          )}
          <Button asChild variant={search || page > 1 ? 'secondary' : 'primary'}>
            <Link to="/">العودة إلى الرئيسية</Link>
          </Button>
        </>
      }
    />
  );
}

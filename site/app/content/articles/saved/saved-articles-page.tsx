import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { queryString } from '#platform/api/api-client.ts';
import { fixedMeta } from '#platform/head.ts';
import { readListAddress } from '#platform/pages/list-address.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SkeletonCard } from '#ui/list/skeleton.tsx';
import { DeleteIcon, SavedIcon, SearchIcon } from '#ui/ornament/icons.ts';
import type { SavedArticle } from './saved-article.ts';
import { SavedCard } from './saved-card.tsx';
import { syncOfflineArticles, useSavedArticles } from './saved-store.ts';
import { searchSaved } from './search-saved.ts';

const ClearDialog = lazy(() => import('./clear-dialog.tsx'));

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4';

export const meta = fixedMeta({
  get title() {
    return wording`المقالات المحفوظة`;
  },
  get description() {
    return wording`المقالات التي حفظتها في هذا المتصفح لتعود إليها.`;
  },
  noindex: true,
});

/** The articles saved in this browser. The server does not know them, so the list is rendered on the client only. */
export default function SavedArticlesPage() {
  const articles = useSavedArticles();
  const hasArticles = (articles?.length ?? 0) > 0;
  // Caches articles that are missing offline, for example after the browser has evicted them.
  useEffect(() => {
    if (hasArticles) syncOfflineArticles();
  }, [hasArticles]);
  return (
    <div className="page-width py-8 sm:py-12">
      <Header articles={articles ?? []} />
      <div className="mt-8">
        {articles === null ? (
          <LoadingArticles />
        ) : articles.length > 0 ? (
          <Results articles={articles} />
        ) : (
          <EmptyState
            icon={<SavedIcon />}
            title={wording`لا توجد مقالات محفوظة`}
            description={wording`احفظ ما يعجبك من المقالات بزر الحفظ، وستجده هنا على هذا الجهاز متى عدت.`}
            action={
              <Button asChild>
                <Link to="/articles">{wording`تصفّح المقالات`}</Link>
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}

/** Shown until the storage is read, which never happens without JavaScript. */
function LoadingArticles() {
  return (
    <>
      <div
        role="status"
        aria-label={wording`جارٍ تحميل المقالات المحفوظة`}
        className={cx(grid, 'noscript:hidden')}
      >
        {['1', '2', '3', '4'].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
      <noscript>
        <p className="text-text-soft">
          {wording`تُحفظ المقالات في متصفحك، ولا تظهر هنا إلا بتفعيل JavaScript. أما المقالات نفسها`}{' '}
          <a href="/articles" className="text-link underline">
            فتقرؤها كلها بدونه
          </a>
          .
        </p>
      </noscript>
    </>
  );
}

function useSearch(): [search: string, onSearch: (text: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = readListAddress(new URLSearchParams(location.search));
  return [
    search,
    (text) =>
      void navigate(`/saved-articles${queryString({ search: text })}`, {
        replace: search !== '' && text !== '',
        preventScrollReset: true,
      }),
  ];
}

function Header({ articles }: { articles: readonly SavedArticle[] }) {
  const [search, onSearch] = useSearch();
  const [clearing, setClearing] = useState(false);
  return (
    <header className="flex flex-col gap-x-10 gap-y-5 lg:flex-row lg:items-end lg:justify-between">
      <div>
        <h1 className="flex flex-wrap items-center gap-x-4 text-4xl">
          {wording`المقالات المحفوظة`}
          {articles.length > 0 && (
            <Badge tone="lamp" className="text-base!">
              {articles.length}
              <span className="sr-only"> {countLabel(articles.length, 'article')}</span>
            </Badge>
          )}
        </h1>
        <p className="mt-2 text-lg text-text-soft">تبقى في هذا المتصفح، على هذا الجهاز وحده.</p>
      </div>
      {articles.length > 0 && (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
          <SearchBox
            label="ابحث في المحفوظات"
            value={search}
            onSearch={onSearch}
            delay={200}
            action="/saved-articles"
            className="w-full sm:grow lg:w-80"
          />
          <Button
            variant="secondary"
            icon={<DeleteIcon className="size-5" />}
            onClick={() => setClearing(true)}
            className="max-sm:self-start"
          >
            حذف الكل
          </Button>
        </div>
      )}
      {clearing && (
        <Suspense>
          <ClearDialog articles={articles} onClose={() => setClearing(false)} />
        </Suspense>
      )}
    </header>
  );
}

function Results({ articles }: { articles: readonly SavedArticle[] }) {
  const [search, onSearch] = useSearch();
  const found = searchSaved(articles, search);
  return (
    <section aria-label={wording`المقالات`}>
      <p role="status" className={search && found.length > 0 ? 'mb-5 text-text-soft' : 'sr-only'}>
        {search && found.length > 0 && (
          <>
            {countLabel(found.length, 'article')} في نتائج البحث عن «<bdi>{search}</bdi>»
          </>
        )}
      </p>
      {found.length > 0 ? (
        <ul className={grid}>
          {found.map((article) => (
            <li key={article.id}>
              <SavedCard article={article} search={search} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<SearchIcon />}
          title="لا نتائج في المحفوظات"
          description={
            <>
              {wording`لا مقال {محفوظًا|محفوظة} {يطابق|تطابق} «`}
              <bdi>{search}</bdi>».
            </>
          }
          action={<Button onClick={() => onSearch('')}>عرض الكل</Button>}
        />
      )}
    </section>
  );
}

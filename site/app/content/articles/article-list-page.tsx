import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { type LinksFunction, useLocation, useNavigate, useNavigation } from 'react-router';
import { loadedMeta } from '#platform/head.ts';
import { readListAddress } from '#platform/pages/list-address.ts';
import { ListResults } from '#platform/pages/list-results.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { ArticleGrid, ArticleGridSkeleton } from './article-grid.tsx';
import { listHref } from './list-address.ts';
import { NoArticles } from './no-articles.tsx';
import { articleListQuery } from './queries.ts';

const page = definePage({
  queries: ({ url }) => ({ articles: articleListQuery(readListAddress(url.searchParams)) }),
  emptyWhenBusy: true,
  head: (_, { url }) => {
    const { page: number } = readListAddress(url.searchParams);
    return {
      title: number > 1 ? wording`المقالات، الصفحة ${number}` : wording`المقالات`,
      description: wording`مقالات عربية في البرمجة والتقنية: شرح هادئ لمفهوم، وخطوات تُجرَّب، وكود تنسخه وتشغّله.`,
      // The canonical path omits the search, so that search results are not indexed as separate pages.
      path: listHref({ page: number }),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export const links: LinksFunction = () => [
  {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: wording`المقالات`,
    href: '/articles.xml',
  },
];

export default function ArticleListPage() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const address = readListAddress(new URLSearchParams(location.search));
  const list = useQuery(articleListQuery(address));
  const { search } = address;
  const isNavigating = navigation.location?.pathname === '/articles';
  const dimmed = useSlow(isNavigating || list.isPlaceholderData);

  function onSearch(text: string) {
    // Typing makes one history entry, not one for every pause.
    const replace = search !== '' && text !== '';
    void navigate(listHref({ search: text }), { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-4xl">{wording`المقالات`}</h1>
          <p className="mt-2 text-lg text-text-soft">اقرأ على مهل: فكرة واحدة، وكود يعمل.</p>
        </div>
        <SearchBox
          label={wording`ابحث عن مقال`}
          value={search}
          onSearch={onSearch}
          action="/articles"
          className="w-full md:max-w-sm"
        />
      </header>
      <div className="mt-8">
        <ListResults
          list={list}
          itemsOf={({ articles }) => articles}
          address={address}
          noun="article"
          texts={{
            region: wording`نتائج المقالات`,
            failed: wording`تعذر تحميل المقالات`,
            pages: wording`صفحات المقالات`,
          }}
          skeleton={<ArticleGridSkeleton />}
          empty={<NoArticles address={address} />}
        >
          {({ articles, meta }) => (
            <SearchMarks value={meta.marks ?? []}>
              <ArticleGrid articles={articles} search={search} dimmed={dimmed} />
            </SearchMarks>
          )}
        </ListResults>
      </div>
    </div>
  );
}

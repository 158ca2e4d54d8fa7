import { useQuery } from '@tanstack/react-query';
import { type LinksFunction, useLocation, useNavigate, useNavigation } from 'react-router';
import { useSlow } from '#features/courses/index.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { ArticleResults } from './article-results.tsx';
import { listHref, readListAddress } from './list-address.ts';
import { articleListQuery } from './queries.ts';

const page = definePage({
  queries: ({ url }) => ({ articles: articleListQuery(readListAddress(url.searchParams)) }),
  emptyWhenBusy: true,
  head: (_, { url }) => {
    const { page: at } = readListAddress(url.searchParams);
    return {
      title: at > 1 ? `المقالات، الصفحة ${at}` : 'المقالات',
      description:
        'مقالات عربية في البرمجة والتقنية: شرح هادئ لمفهوم، وخطوات تُجرَّب، وكود تنسخه وتشغّله.',
      // A search is somebody's own: its results are no page of their own for search engines.
      path: listHref({ page: at }),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export const links: LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'المقالات', href: '/articles.xml' },
];

export default function ArticleListPage() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const address = readListAddress(new URLSearchParams(location.search));
  const list = useQuery(articleListQuery(address));
  const { search } = address;
  const onTheWay = navigation.location?.pathname === '/articles';
  const dimmed = useSlow(onTheWay || list.isPlaceholderData);

  function find(text: string) {
    // Typing makes one entry of the history, not one for every pause.
    const replace = search !== '' && text !== '';
    void navigate(listHref({ search: text }), { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-4xl">المقالات</h1>
          <p className="mt-2 text-lg text-text-soft">اقرأ على مهل: فكرة واحدة، وكود يعمل.</p>
        </div>
        <SearchBox
          label="ابحث عن مقال"
          value={search}
          onSearch={find}
          action="/articles"
          className="w-full md:max-w-sm"
        />
      </header>
      <ArticleResults address={address} list={list} dimmed={dimmed} />
    </div>
  );
}

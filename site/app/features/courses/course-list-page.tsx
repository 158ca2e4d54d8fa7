import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { CourseResults } from './course-results.tsx';
import { listHref, readListAddress } from './list-address.ts';
import { categoriesQuery, courseListQuery } from './queries.ts';
import { useSlow } from './use-slow.ts';

const page = definePage({
  queries: ({ url }) => ({
    courses: courseListQuery(readListAddress(url.searchParams)),
    categories: categoriesQuery,
  }),
  vital: ['courses'],
  emptyWhenBusy: true,
  head: ({ categories }, { url }) => {
    const { page: at, category } = readListAddress(url.searchParams);
    const name = categories?.find(({ id }) => String(id) === category)?.name;
    const title = name ? `كورسات ${name}` : 'الكورسات';
    return {
      title: at > 1 ? `${title}، الصفحة ${at}` : title,
      description: name
        ? `كورسات ${name} بالعربية: محاضرات مسجلة، وتطبيقات من الواقع، ومعلّم يجيب عن أسئلتك.`
        : 'كل كورسات البرمجة والتقنية بالعربية: من أول سطر كود إلى الويب والهاتف والبيانات والخوادم.',
      // A search is somebody's own: its results are no page of their own for search engines.
      path: listHref({ page: at, category }),
    };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

export default function CourseListPage() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const address = readListAddress(new URLSearchParams(location.search));
  const list = useQuery(courseListQuery(address));
  const categories = useQuery(categoriesQuery).data ?? [];
  const { search, category } = address;
  const onTheWay = navigation.location?.pathname === '/courses';
  const dimmed = useSlow(onTheWay || list.isPlaceholderData);

  function find(text: string) {
    // Typing makes one entry of the history, not one for every pause.
    const replace = search !== '' && text !== '';
    void navigate(listHref({ search: text, category }), { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-4xl">الكورسات</h1>
          <p className="mt-2 text-lg text-text-soft">اختر ما تريد أن تتقنه، وابدأ من أول محاضرة.</p>
        </div>
        <SearchBox
          label="ابحث عن كورس"
          value={search}
          onSearch={find}
          action="/courses"
          keep={{ category }}
          className="w-full shrink-0 md:max-w-xs lg:max-w-sm"
        />
      </header>
      <CategoryTabs address={address} categories={categories} />
      <CourseResults address={address} list={list} dimmed={dimmed} />
    </div>
  );
}

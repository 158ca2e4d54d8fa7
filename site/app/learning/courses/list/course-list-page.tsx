import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { loadedMeta } from '#platform/head.ts';
import { ListResults } from '#platform/pages/list-results.tsx';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { categoriesQuery, courseListQuery } from '../queries.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { filterCount, listHref, readCourseListAddress } from './list-address.ts';
import { ListControls } from './list-controls.tsx';
import { NoCourses } from './no-courses.tsx';

const page = definePage({
  queries: ({ url }) => ({
    courses: courseListQuery(readCourseListAddress(url.searchParams)),
    categories: categoriesQuery,
  }),
  vital: ['courses'],
  emptyWhenBusy: true,
  head: ({ categories }, { url }) => {
    const address = readCourseListAddress(url.searchParams);
    const { page: number, category } = address;
    const name = categories?.find(({ id }) => String(id) === category)?.name;
    const title = name ? wording`كورسات ${name}` : wording`الكورسات`;
    return {
      title: number > 1 ? `${title}، الصفحة ${number}` : title,
      description: name
        ? wording`كورسات ${name} بالعربية: محاضرات مسجلة، وتطبيقات من الواقع، ومعلّم يجيب عن أسئلتك.`
        : wording`كل كورسات البرمجة والتقنية بالعربية: من أول سطر كود إلى الويب والهاتف والبيانات والخوادم.`,
      // The canonical path omits search and filters, so that their results are not indexed as separate pages.
      path: listHref({ page: filterCount(address) > 0 || address.sort ? 1 : number, category }),
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
  const address = readCourseListAddress(new URLSearchParams(location.search));
  const list = useQuery(courseListQuery(address));
  const categories = useQuery(categoriesQuery).data ?? [];
  const { search, category, sort, free, level, length } = address;
  const isNavigating = navigation.location?.pathname === '/courses';
  const dimmed = useSlow(isNavigating || list.isPlaceholderData);

  function onSearch(text: string) {
    // Typing makes one history entry, not one for every pause.
    const replace = search !== '' && text !== '';
    const to = listHref({ ...address, page: 1, search: text });
    void navigate(to, { replace, preventScrollReset: true });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <header className="flex flex-col gap-x-10 gap-y-5 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-4xl">{wording`الكورسات`}</h1>
          <p className="mt-2 text-lg text-text-soft">{wording`اختر ما تريد أن تتقنه، وابدأ من أول محاضرة.`}</p>
        </div>
        <SearchBox
          label={wording`ابحث عن كورس`}
          value={search}
          onSearch={onSearch}
          action="/courses"
          keep={{ category, sort, free, level, length }}
          className="w-full shrink-0 md:max-w-xs lg:max-w-sm"
        />
      </header>
      <CategoryTabs address={address} categories={categories} />
      {list.data ? (
        <ListControls address={address} options={list.data.options} />
      ) : (
        !list.error && <div className="mt-3 h-11" />
      )}
      <div className="mt-5">
        <ListResults
          list={list}
          itemsOf={({ data }) => data}
          address={address}
          noun="course"
          texts={{
            region: wording`نتائج الكورسات`,
            failed: wording`تعذر تحميل الكورسات`,
            pages: wording`صفحات الكورسات`,
          }}
          skeleton={<CourseGridSkeleton />}
          empty={
            <NoCourses
              address={address}
              beyondEnd={address.page > (list.data?.meta.last_page ?? address.page)}
            />
          }
        >
          {({ data, meta }) => (
            <SearchMarks value={meta.marks ?? []}>
              <CourseGrid courses={data} search={search} dimmed={dimmed} />
            </SearchMarks>
          )}
        </ListResults>
      </div>
    </div>
  );
}

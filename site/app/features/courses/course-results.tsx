import type { ParsedCourseList } from '@nibras/contract/compat/parse-course-list.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText, isRateLimited } from '#platform/api/api-error.ts';
import { countLabel } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { CourseIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { type CourseListAddress, listHref } from './list-address.ts';

interface CourseResultsProps {
  address: CourseListAddress;
  list: UseQueryResult<ParsedCourseList>;
  dimmed: boolean;
}

/** What the list found, in all its states. */
export function CourseResults({ address, list, dimmed }: CourseResultsProps) {
  const { data, error } = list;
  if (!data && error && !isRateLimited(error)) {
    return (
      <FailedState
        className="mt-8"
        title="تعذر تحميل الكورسات"
        message={errorText(error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!data && !error) {
    return (
      <div className="mt-8">
        <CourseGridSkeleton />
      </div>
    );
  }
  const courses = data?.data ?? [];
  const meta = data?.meta ?? { last_page: 1, total: 0 };
  const { search } = address;
  return (
    <section aria-label="نتائج الكورسات" className="mt-8">
      <p role="status" className={search && courses.length > 0 ? 'mb-5 text-text-soft' : 'sr-only'}>
        {courses.length > 0 && countLabel(meta.total || courses.length, 'course')}
        {courses.length > 0 && search && (
          <>
            {' '}
            في نتائج البحث عن «<bdi>{search}</bdi>»
          </>
        )}
      </p>
      {courses.length > 0 ? (
        <CourseGrid courses={courses} search={search} dimmed={dimmed} />
      ) : (
        <NothingFound address={address} beyondEnd={address.page > meta.last_page} />
      )}
      <Pagination
        page={Math.min(address.page, meta.last_page)}
        lastPage={meta.last_page}
        label="صفحات الكورسات"
        className="mt-10"
      />
    </section>
  );
}

interface NothingFoundProps {
  address: CourseListAddress;
  /** The address asks for a page that the list does not have. */
  beyondEnd: boolean;
}

function NothingFound({ address: { search, category }, beyondEnd }: NothingFoundProps) {
  const narrowed = search !== '' || category !== '';
  return (
    <EmptyState
      icon={narrowed ? <SearchIcon /> : <CourseIcon className="size-8" />}
      title={
        beyondEnd
          ? 'لا كورسات في هذه الصفحة'
          : narrowed
            ? 'لم نجد كورسات مطابقة'
            : 'لا توجد كورسات متاحة'
      }
      description={
        beyondEnd ? (
          'القائمة أقصر من ذلك. عُد إلى أولها.'
        ) : search ? (
          <>
            لا شيء يطابق «<bdi>{search}</bdi>»
            {category
              ? ' في هذا التصنيف. جرّب كلمة أخرى، أو ابحث في كل التصنيفات.'
              : '. جرّب كلمة أقصر أو أعم.'}
          </>
        ) : category ? (
          'لا كورسات في هذا التصنيف بعد. تصفّح بقية التصنيفات.'
        ) : (
          'نعمل على إضافة كورسات جديدة. عُد إلينا قريبًا.'
        )
      }
      action={
        (narrowed || beyondEnd) && (
          <Button asChild>
            <Link to={listHref({})}>عرض كل الكورسات</Link>
          </Button>
        )
      }
    />
  );
}

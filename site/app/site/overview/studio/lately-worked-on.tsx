import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { CourseRow } from '#learning/courses/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { RowsSkeleton, rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { missingText } from '#studio-kit/lists/missing-texts.ts';
import { courseTreeQuery, studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CourseIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { Link as TextLink } from '#ui/text/link.tsx';
import { OverviewListRow } from './overview-list-row.tsx';
import { Part } from './part.tsx';
import { overviewListQuery, overviewQuery } from './queries.ts';
import { RecentItems } from './recent-items.tsx';

const shownCourses = 5;
const shownDrafts = 3;

/** The button that makes a course. */
export function NewCourse() {
  return (
    <Button asChild size="sm" icon={<PlusIcon className="size-5" />}>
      <Link to="/studio/courses?new=1">{wording`كورس {جديد|جديدة}`}</Link>
    </Button>
  );
}

/** The courses that were worked on last, what waits for its time, and what drafts still lack. */
export function LatelyWorkedOn() {
  const mayCreate = useCapability('course:create');
  const writesArticles = useCapability('article:edit');
  const query = studioCoursesQuery();
  const lately = useQuery(query);
  const { data: courses, error } = lately;
  // The lists beside the courses take width from them: none of the lists is shown before the others are here.
  const data = useBesideIsLoading() ? undefined : courses;
  const failed = courses ? null : error;
  // Editors have no courses, and need not be told.
  if (data?.data.length === 0 && !mayCreate && writesArticles) {
    return (
      <>
        <RecentItems />
        <Drafts />
      </>
    );
  }
  return (
    <>
      {failed && (
        <FailedState
          title={wording`تعذر تحميل كورساتك`}
          message={errorText(failed)}
          onRetry={() => void lately.refetch()}
          retrying={lately.isFetching}
        />
      )}
      {!failed && !data && <RowsSkeleton label={wording`كورساتك`} rows={5} />}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<CourseIcon />}
          title={mayCreate ? wording`ابدأ كورسك {الأول|الأولى}` : wording`لا كورسات لك بعد`}
          description={
            mayCreate
              ? wording`{course:سمِّه|سمِّها} الآن، ثم رتّب {course:فصوله ومحاضراته|فصولها ومحاضراتها}. لن {course:يراه|يراها} أحد قبل أن {course:تنشره|تنشرها}.`
              : wording`يظهر هنا كل كورس تُضاف إلى فريق العمل {فيه|فيها}.`
          }
          action={mayCreate && <NewCourse />}
        />
      )}
      {data && data.data.length > 0 && (
        <div className="flex flex-col gap-x-8 gap-y-10 xl:flex-row xl:items-start">
          <Part
            title="آخر ما عملت عليه"
            more={
              data.meta.total > shownCourses && {
                to: '/studio/courses',
                label: wording`كل الكورسات`,
              }
            }
          >
            <ul className={rowsClass}>
              {data.data.slice(0, shownCourses).map((course) => (
                <CourseRow
                  key={course.id}
                  course={course}
                  list={{ queryKey: query.queryKey, fetchedAt: lately.dataUpdatedAt }}
                />
              ))}
            </ul>
          </Part>
          <div className="flex flex-col gap-10 empty:hidden xl:w-80 xl:shrink-0">
            <RecentItems />
            <Scheduled />
            <Drafts />
          </div>
        </div>
      )}
    </>
  );
}

const scheduledQuery = studioCoursesQuery({ state: 'scheduled' });
const draftsQuery = overviewListQuery('drafts', 1);

/** Whether one of the lists that stand beside the courses is neither here nor failed. */
function useBesideIsLoading(): boolean {
  const beside = [useQuery(overviewQuery), useQuery(scheduledQuery), useQuery(draftsQuery)];
  return beside.some(({ isPending }) => isPending);
}

/** The courses that are published by themselves; nothing without one. */
function Scheduled() {
  const { data } = useQuery(scheduledQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <Part
      title="تُنشر قريبًا"
      more={
        data.meta.total > shownDrafts && {
          to: '/studio/courses?state=scheduled',
          label: 'كلها',
        }
      }
    >
      <ul className={rowsClass}>
        {data.data.slice(0, shownDrafts).map(({ id, name, publish_at: at }) => (
          <li key={id} className="px-4 py-3">
            <TextLink to={`/studio/courses/${id}`} className="font-semibold">
              <bdi>{name}</bdi>
            </TextLink>
            <p className="text-sm text-text-faint">
              <DateText at={at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The drafts that were worked on last, each published from here, or with what it still lacks. */
function Drafts() {
  const { data, dataUpdatedAt } = useQuery(draftsQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <Part
      title="مسودات لم تُنشر"
      more={
        data.meta.total > shownDrafts && { to: '/studio/overview/drafts', label: 'كل المسودات' }
      }
    >
      <ul className={rowsClass}>
        {data.data.slice(0, shownDrafts).map((row) => (
          <Draft
            key={`${row.kind} ${row.id}`}
            row={row}
            list={{ queryKey: draftsQuery.queryKey, fetchedAt: dataUpdatedAt }}
          />
        ))}
      </ul>
    </Part>
  );
}

function Draft({ row, list }: ComponentProps<typeof OverviewListRow>) {
  const isCourse = row.kind === 'course' && !row.changes;
  const missing = useQuery({ ...courseTreeQuery(row.id), enabled: isCourse }).data?.missing;
  const codes = [...new Set(missing?.map(({ code }) => code))];
  const shown = codes.slice(0, 3).map(missingText).join('، ');
  return (
    <OverviewListRow
      row={codes.length > 0 ? { ...row, publishing: null } : row}
      list={list}
      missing={shown && `ينقصه: ${shown}${codes.length > 3 ? ' وغيرها' : ''}`}
    />
  );
}

import type { courseOrderAnswer } from '@nibras/contract/studio/categories.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { errorText } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { CloseIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { OrderIcon } from '../frame/icons.ts';
import { SortableList } from '../frame/sortable/sortable-list.tsx';
import { StateMark } from '../frame/state-mark.tsx';
import { StudioPage } from '../frame/studio-page.tsx';
import { Thumb } from '../frame/thumb.tsx';
import { RowsSkeleton, rowsClass, StudioSearch } from './list-frame.tsx';
import { courseOrderKey, courseOrderQuery, studioCoursesQuery } from './queries.ts';
import { useSettledChange } from './use-settled-change.ts';

type Order = z.infer<typeof courseOrderAnswer>;
type OrderedCourse = Order['courses'][number];

/** Which courses stand first in the lists of the site, and in which order. */
export default function CourseOrderPage() {
  const list = useQuery(courseOrderQuery);
  const order = list.data;
  return (
    <StudioPage
      title="ترتيب الظهور"
      width="read"
      crumbs={[{ label: 'الكورسات', to: '/studio/courses' }]}
      description="تظهر هذه الكورسات أولًا في قوائم الموقع، بهذا الترتيب، ثم تليها البقية من الأحدث إلى الأقدم."
    >
      {list.error && !order && (
        <FailedState
          title="تعذر تحميل الترتيب"
          message={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {!list.error && !order && <RowsSkeleton label="الكورسات المرتبة" rows={4} />}
      {order && <Ordered order={order} />}
    </StudioPage>
  );
}

function Ordered({ order }: { order: Order }) {
  const client = useQueryClient();
  const change = useSettledChange(
    courseOrderKey,
    async () => (await import('@nibras/contract/studio/categories.ts')).courseOrderChangeAnswer,
  );
  const { courses } = order;
  const put = (next: OrderedCourse[], done: string) => {
    const ids = next.map(({ id }) => id);
    client.setQueryData(courseOrderKey, { ids, courses: next });
    const path = '/api/studio/course-order';
    void change({ method: 'PUT', path, json: { ids }, done, failed: 'لم يتغيّر الترتيب' });
  };

  return (
    <>
      {courses.length === 0 ? (
        <EmptyState
          icon={<OrderIcon />}
          title="الأحدث أولًا"
          description="لم تختر كورسًا بعد، فتظهر الكورسات كلها من الأحدث إلى الأقدم. اختر أدناه ما تريد أن يسبقها."
        />
      ) : (
        <SortableList
          list="course-order"
          items={courses}
          onOrder={(ids) =>
            put(
              ids.flatMap((id) => courses.filter((course) => course.id === id)),
              'تغيّر ترتيب الظهور',
            )
          }
          className={`${rowsClass} [&>li:first-child]:rounded-t-lg [&>li:last-child]:rounded-b-lg`}
        >
          {(course, position) => (
            <>
              <span className="w-6 shrink-0 text-center text-sm text-text-faint tabular-nums">
                {position + 1}
              </span>
              <Thumb path={course.image} className="max-sm:hidden" />
              <span className="min-w-0 grow py-3">
                <bdi className="block font-medium">{course.name}</bdi>
                {course.state !== 'published' && <StateMark state={course.state} />}
              </span>
              <IconButton
                label={`أخرج «${course.name}» من الترتيب`}
                onClick={() =>
                  put(
                    courses.filter(({ id }) => id !== course.id),
                    `خرج «${course.name}» من الترتيب`,
                  )
                }
                className="me-1"
              >
                <CloseIcon />
              </IconButton>
            </>
          )}
        </SortableList>
      )}
      <Others
        without={order.ids}
        onAdd={(course) => put([...courses, course], `أُضيف «${course.name}» إلى الترتيب`)}
      />
    </>
  );
}

interface OthersProps {
  without: readonly number[];
  onAdd(course: OrderedCourse): void;
}

/** Finds the courses that have no place in the order yet. */
function Others({ without, onAdd }: OthersProps) {
  const heading = useId();
  const [search, setSearch] = useState('');
  const found = useQuery(studioCoursesQuery({ search, state: 'published' }));
  const others = found.data?.data.filter(({ id }) => !without.includes(id)).slice(0, 8);
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-xl">
        أضف إلى الترتيب
      </h2>
      <StudioSearch
        label="ابحث عن كورس منشور"
        value={search}
        onSearch={setSearch}
        className="mt-3 mb-4"
      />
      {found.error && !others && (
        <FailedState
          title="تعذر تحميل الكورسات"
          message={errorText(found.error)}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {!found.error && !others && <RowsSkeleton label="الكورسات" rows={3} />}
      {others?.length === 0 && (
        <p role="status" className="py-6 text-center text-text-soft">
          {search ? 'لا كورس منشورًا بهذا الاسم خارج الترتيب.' : 'كل كورساتك المنشورة في الترتيب.'}
        </p>
      )}
      {others && others.length > 0 && (
        <ul className={rowsClass}>
          {others.map((course) => (
            <li key={course.id} className="flex items-center gap-4 px-4 py-2.5">
              <Thumb path={course.image} className="max-sm:hidden" />
              <bdi className="min-w-0 grow font-medium">
                <Highlight text={course.name} search={search} />
              </bdi>
              <Button
                variant="secondary"
                size="sm"
                icon={<PlusIcon className="size-4.5" />}
                onClick={() => onAdd(course)}
              >
                أضف<span className="sr-only"> «{course.name}»</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

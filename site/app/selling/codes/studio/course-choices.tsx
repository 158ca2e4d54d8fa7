import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { StateMark } from '#studio-kit/frame/state-mark.tsx';
import { RowsSkeleton, StudioSearch } from '#studio-kit/lists/list-frame.tsx';
import { studioCoursesQuery } from '#studio-kit/lists/queries.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ErrorIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { Link } from '#ui/text/link.tsx';
import type { ChosenCourse } from './codes-form.ts';

interface CourseChoicesProps {
  chosen: readonly ChosenCourse[];
  onChange(chosen: ChosenCourse[]): void;
  error?: string | undefined;
}

const shown = 6;

/** The courses that codes open, each by one press: the chosen ones, those worked on last, and those that a search finds. */
export function CourseChoices({ chosen, onChange, error }: CourseChoicesProps) {
  const [search, setSearch] = useState('');
  const list = useQuery(studioCoursesQuery({ search }));
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const offered = list.data?.data.filter(({ id }) => !isChosen(id)).slice(0, shown) ?? [];
  const toggle = ({ id, name }: ChosenCourse) =>
    onChange(isChosen(id) ? chosen.filter((one) => one.id !== id) : [...chosen, { id, name }]);
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{wording`الكورسات`}</legend>
      <StudioSearch
        label={wording`ابحث عن كورس`}
        value={search}
        onSearch={setSearch}
        className="mt-2 mb-3"
      />
      {list.error && !list.data && (
        <FailedState
          title={wording`تعذر تحميل الكورسات`}
          message={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {!list.error && !list.data && (
        <RowsSkeleton label={wording`الكورسات`} rows={3} inPlace={search !== ''} />
      )}
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line empty:hidden">
        {chosen.map((course) => (
          <Row key={course.id} course={course} checked onToggle={() => toggle(course)} />
        ))}
        {offered.map((course) => (
          <Row
            key={course.id}
            course={course}
            checked={false}
            search={search}
            state={course.state}
            onToggle={() => toggle(course)}
          />
        ))}
      </ul>
      {list.data && offered.length === 0 && (
        <p role="status" className="py-3 text-text-soft">
          {search ? (
            wording`لا كورس {آخر|أخرى} بهذا الاسم.`
          ) : chosen.length > 0 ? (
            wording`لا كورسات أخرى.`
          ) : (
            <>
              {wording`لا كورسات بعد. تُصنع الأكواد لكورس {موجود|موجودة}، ولو {كان|كانت} مسودة.`}{' '}
              <Link to="/studio/courses?new=1">{wording`أنشئ كورسًا`}</Link>
            </>
          )}
        </p>
      )}
      <p
        aria-live="polite"
        className={error ? 'mt-1.5 flex items-start gap-1.5 text-sm text-danger' : 'hidden'}
      >
        <ErrorIcon className="mt-1 size-4" />
        {error}
      </p>
    </fieldset>
  );
}

interface RowProps {
  course: ChosenCourse;
  checked: boolean;
  search?: string;
  state?: Parameters<typeof StateMark>[0]['state'];
  onToggle(): void;
}

function Row({ course, checked, search = '', state, onToggle }: RowProps) {
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-2 transition-colors hover:bg-sunken has-focus-visible:bg-sunken">
        <input
          type="checkbox"
          checked={checked}
          onChange={onToggle}
          className="size-4.5 shrink-0 accent-link"
        />
        <bdi className="grow wrap-anywhere">
          <Highlight text={course.name} search={search} />
        </bdi>
        {state && state !== 'published' && <StateMark state={state} />}
      </label>
    </li>
  );
}

import type { StudioCourse } from '@nibras/contract/studio/courses.ts';
import { Link } from 'react-router';
import { countLabel, formatTimeAgo } from '#platform/format.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { iconButtonClass } from '#ui/form/icon-button-class.ts';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  MoreIcon,
  StudentsIcon,
} from '#ui/ornament/icons.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { LogIcon } from '../frame/icons.ts';
import { StateMark } from '../frame/state-mark.tsx';
import { Thumb } from '../frame/thumb.tsx';
import { useBinItem } from './use-bin-item.ts';

const draftLectures = {
  zero: '',
  one: 'محاضرة مسودة',
  two: 'محاضرتان مسودتان',
  few: 'محاضرات مسودات',
  many: 'محاضرة مسودة',
  other: 'محاضرة مسودة',
};

interface CourseRowProps {
  course: StudioCourse;
  /** Marked in the name. */
  search?: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
  /** Null for those who make no courses. */
  onCopy: (() => void) | null;
}

/** A course in a list of the studio; its name leads to its chapters and lectures. */
export function CourseRow({ course, search = '', now, onCopy }: CourseRowProps) {
  const { id, name, state } = course;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @lg:grid-cols-[auto_minmax(0,1fr)_auto] @3xl:grid-cols-[auto_minmax(0,1fr)_13rem_6.5rem_auto]">
      <Thumb path={course.image} className="hidden! @lg:grid!" />
      <div className="min-w-0">
        <h2 className="leading-normal">
          <Link
            to={`/studio/courses/${id}`}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi>
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
        </h2>
        <Facts course={course} />
      </div>
      <StateMark
        state={state}
        publishAt={course.publish_at}
        hasDraft={course.has_draft}
        className="row-start-2 @lg:col-start-2 @3xl:col-start-3 @3xl:row-start-1 @3xl:flex-col! @3xl:items-start!"
      />
      <p className="text-sm text-text-faint @max-3xl:hidden" title="آخر تعديل">
        <span className="sr-only">آخر تعديل </span>
        {formatTimeAgo(course.updated_at, now)}
      </p>
      <div className="relative col-start-2 row-span-2 row-start-1 flex justify-end @lg:col-start-3 @3xl:col-start-5 @3xl:row-span-1">
        {onCopy && (
          <IconButton label={`انسخ «${name}»`} onClick={onCopy}>
            <CopyIcon />
          </IconButton>
        )}
        <MoreOf course={course} />
      </div>
    </li>
  );
}

function Facts({ course }: { course: StudioCourse }) {
  const { teacher, lectures, draft_lectures: drafts, students } = course;
  const facts = [
    countLabel(lectures, 'lecture'),
    drafts > 0 && countLabel(drafts, draftLectures),
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
      <bdi className="max-w-48 truncate">{teacher.name}</bdi>
      <span>{facts.join('، ')}</span>
      <span className="inline-flex items-center gap-1">
        <StudentsIcon className="size-4" />
        {students > 0 ? countLabel(students, 'student') : 'لا طلاب بعد'}
      </span>
    </p>
  );
}

/** What is done more rarely. */
function MoreOf({ course }: { course: StudioCourse }) {
  const { id, name, slug, published, role } = course;
  const base = `/studio/courses/${id}`;
  const remove = useBinItem({ kind: 'course', id, name });
  return (
    <Disclosure
      trigger={
        <>
          <MoreIcon />
          <span className="sr-only">{`المزيد عن «${name}»`}</span>
        </>
      }
      triggerClassName={iconButtonClass()}
    >
      <ul>
        <li>
          <Link to={`${base}/details`} className={menuRowClass}>
            <EditIcon />
            تفاصيل الكورس
          </Link>
        </li>
        <li>
          <Link to={`${base}/history`} className={menuRowClass}>
            <LogIcon />
            النسخ السابقة
          </Link>
        </li>
        <li>
          <Link to={`/studio/preview/courses/${id}`} className={menuRowClass}>
            <EyeIcon />
            معاينة
          </Link>
        </li>
        {published && (
          <li>
            <Link to={`/courses/${slug}`} className={menuRowClass}>
              <ExternalIcon />
              اعرضه في الموقع
            </Link>
          </li>
        )}
        {role !== 'assistant' && (
          <li>
            <button type="button" onClick={remove} className={menuRowClass}>
              <DeleteIcon />
              انقله إلى سلة المحذوفات
            </button>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}

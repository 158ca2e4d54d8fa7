import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { Link } from 'react-router';
import { countLabel } from '#platform/format.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import { ItemRow, RowMenu } from '#studio-kit/lists/item-row.tsx';
import { useTrashItem } from '#studio-kit/lists/use-trash-item.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  StudentsIcon,
} from '#ui/ornament/icons.ts';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';

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
  return (
    <ItemRow
      item={course}
      to={`/studio/courses/${course.id}`}
      search={search}
      now={now}
      facts={<Facts course={course} />}
      actions={
        <>
          {onCopy && (
            <IconButton label={`انسخ «${course.name}»`} onClick={onCopy}>
              <CopyIcon />
            </IconButton>
          )}
          <MoreOf course={course} />
        </>
      }
    />
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
  const remove = useTrashItem('course', course);
  return (
    <RowMenu name={name}>
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
    </RowMenu>
  );
}

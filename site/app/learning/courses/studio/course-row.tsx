import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { RowMenu } from '#studio-kit/lists/row-menu.tsx';
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
import { MenuItem, MenuLink } from '#ui/overlay/dropdown-menu.tsx';

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
    drafts > 0 && `منها ${countLabel(drafts, rareNouns.draft, 'nominative')}`,
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
      <bdi className="max-w-48 truncate">{teacher.name}</bdi>
      <span>{facts.join('، ')}</span>
      <span className="inline-flex items-center gap-1">
        <StudentsIcon className="size-4" />
        {students > 0 ? countLabel(students, 'student') : wording`لا طلاب بعد`}
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
    <RowMenu of={`«${name}»`}>
      <MenuLink to={`${base}/details`} icon={<EditIcon />}>
        {wording`تفاصيل الكورس`}
      </MenuLink>
      <MenuLink to={`${base}/history`} icon={<LogIcon />}>
        النسخ السابقة
      </MenuLink>
      <MenuLink to={`/studio/preview/courses/${id}`} icon={<EyeIcon />}>
        معاينة
      </MenuLink>
      {published && (
        <MenuLink to={`/courses/${slug}`} icon={<ExternalIcon />}>
          اعرضه في الموقع
        </MenuLink>
      )}
      {role !== 'assistant' && (
        <MenuItem danger icon={<DeleteIcon />} onSelect={remove}>
          انقله إلى سلة المحذوفات
        </MenuItem>
      )}
    </RowMenu>
  );
}

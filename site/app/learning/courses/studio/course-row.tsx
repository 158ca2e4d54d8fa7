import type { StudioCourse } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { coursePrice, PriceDialog, RowPrice } from '#selling/settings/studio/index.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import type { RowSelection } from '#studio-kit/lists/acting-row.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import { changeRows } from '#studio-kit/lists/commands/list-rows.ts';
import type { RowCommand } from '#studio-kit/lists/commands/row-command.ts';
import { type ShownList, useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import {
  CopyIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  PersonIcon,
  StudentsIcon,
  TagIcon,
} from '#ui/ornament/icons.ts';
import { MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { CopyCourseDialog } from './copy-course-dialog.tsx';

interface CourseRowProps {
  course: StudioCourse;
  /** Marked in the name. */
  search?: string;
  list: ShownList;
  /** Absent where rows are not selected. */
  selection?: RowSelection;
}

type Asking = 'price' | 'copy';

/** A course in a list of the studio; its name leads to its chapters and lectures. */
export function CourseRow({ course, search = '', list, selection }: CourseRowProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const client = useQueryClient();
  const commands = useCourseCommands(course, list, setAsking);
  const may = (name: RowCommand['name']) => commands.some((one) => one.name === name);
  return (
    <>
      <ItemRow
        item={course}
        to={`/studio/courses/${course.id}`}
        search={search}
        now={list.fetchedAt}
        commands={commands}
        {...(selection && { selection })}
        facts={
          <Facts course={course}>
            <RowPrice
              of={course.name}
              price={course.price}
              onPress={may('price') ? () => setAsking('price') : null}
            />
          </Facts>
        }
        actions={
          <>
            {may('copy') && (
              <IconButton label={`انسخ «${course.name}»`} onClick={() => setAsking('copy')}>
                <CopyIcon />
              </IconButton>
            )}
            <MoreOf course={course} commands={commands} />
          </>
        }
      />
      {asking === 'copy' && <CopyCourseDialog course={course} onClose={() => setAsking(null)} />}
      {asking === 'price' && (
        <PriceDialog
          kind="course"
          item={course}
          isPublic={course.state === 'published' || course.state === 'hidden'}
          texts={coursePrice}
          onChanged={({ price, draft_version, public: isPublic }) =>
            changeRows(client, {
              list: list.queryKey,
              change: ({ id }) =>
                id === course.id
                  ? { price, draft_version, ...(!isPublic && { has_draft: true }) }
                  : null,
            })
          }
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** What is done with a course from its row, by its menu and its keys. */
function useCourseCommands(
  course: StudioCourse,
  list: ShownList,
  ask: (asking: Asking) => void,
): RowCommand[] {
  const { role, state, may_publish: mayPublish } = course;
  const mayCreate = useCapability('course:create');
  const isStaff = role !== 'assistant';
  const isPublic = state === 'published' || state === 'hidden';
  const states = useItemCommands({
    kind: 'course',
    item: course,
    list,
    mayPublish,
    mayRemove: isStaff,
  });
  const own: RowCommand[] = [];
  if (isPublic ? mayPublish : isStaff) {
    own.push({ name: 'price', label: 'السعر…', icon: <TagIcon />, run: () => ask('price') });
  }
  if (mayCreate) {
    own.push({ name: 'copy', label: 'انسخ…', icon: <CopyIcon />, run: () => ask('copy') });
  }
  return [...states, ...own];
}

/** How many of the lectures visitors have never seen. */
const draftsText = (drafts: number, all: number): string =>
  drafts < all ? `منها ${countLabel(drafts, rareNouns.draft, 'nominative')}` : 'لم يُنشر منها شيء';

function Facts({ course, children }: { course: StudioCourse; children: ReactNode }) {
  const { teacher, lectures, draft_lectures: drafts, hidden_lectures: hidden, students } = course;
  const shows = useShows();
  const all = lectures + drafts + hidden;
  const facts = [countLabel(all, 'lecture'), drafts > 0 && draftsText(drafts, all)].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-faint">
      {shows('price') && children}
      {shows('teacher') && <bdi className="max-w-48 truncate">{teacher.name}</bdi>}
      {shows('lectures') && <span>{facts.join('، ')}</span>}
      {shows('students') && (
        <span className="inline-flex items-center gap-1">
          <StudentsIcon className="size-4" />
          {students > 0 ? countLabel(students, 'student') : wording`لا طلاب بعد`}
        </span>
      )}
    </p>
  );
}

/** What is done more rarely. */
function MoreOf({ course, commands }: { course: StudioCourse; commands: readonly RowCommand[] }) {
  const { id, name, slug, published } = course;
  const base = `/studio/courses/${id}`;
  return (
    <CommandMenu of={`«${name}»`} commands={commands}>
      <MenuLink to={`${base}/details`} icon={<EditIcon />}>
        {wording`تفاصيل الكورس`}
      </MenuLink>
      <MenuLink to={`${base}/members`} icon={<StudentsIcon />}>
        المشتركون
      </MenuLink>
      <MenuLink to={`${base}/staff`} icon={<PersonIcon />}>
        فريق العمل
      </MenuLink>
      <MenuLink to={`${base}/history`} icon={<LogIcon />}>
        النسخ السابقة
      </MenuLink>
      <MenuLink to={`/studio/preview/courses/${id}`} icon={<EyeIcon />}>
        معاينة قبل النشر
      </MenuLink>
      {published && (
        <MenuLink to={`/courses/${slug}`} icon={<ExternalIcon />}>
          اعرضه في الموقع
        </MenuLink>
      )}
    </CommandMenu>
  );
}

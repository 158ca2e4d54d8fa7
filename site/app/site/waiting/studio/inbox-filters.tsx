import type { WaitingAnswer } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FilterChip } from '#studio-kit/lists/filter-chip.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { Button } from '#ui/form/button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { kindNames } from './kind-texts.ts';
import { useFilter } from './use-filter.ts';

const linksClass = 'max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm';

interface InboxFiltersProps {
  counts: WaitingAnswer['counts'];
  courses: WaitingAnswer['courses'];
  /** At the end of the last line. */
  children: ReactNode;
}

/** Of which kind, whose, and of which course; all of it is in the page's address. */
export function InboxFilters({ counts, courses, children }: InboxFiltersProps) {
  const { filter, hrefWith } = useFilter();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const more = counts.some((one) => one.more);
  const label = (name: string, count: number, isMore: boolean | undefined) =>
    isMore ? `${name} (${count}+)` : name;
  // Empty kinds are left out, beside the chosen one.
  const kinds = counts.filter(({ kind, count }) => count > 0 || kind === filter.kind);
  const lists = [
    { name: 'الكل', assigned: undefined, snoozed: undefined },
    { name: 'أُسند إليّ', assigned: 'mine', snoozed: undefined },
    { name: 'بلا إسناد', assigned: 'none', snoozed: undefined },
    { name: 'المؤجل', assigned: undefined, snoozed: 'only' },
  ] as const;
  return (
    <div className="mb-5 flex flex-col gap-2">
      <FilterLinks
        label="أي نوع"
        className={linksClass}
        links={[
          {
            label: label('كل الأنواع', total, more),
            ...(!more && { count: total }),
            to: hrefWith({ kind: undefined }),
            current: filter.kind === undefined,
          },
          ...kinds.map(({ kind, count, more: isMore }) => ({
            label: label(kindNames[kind].many, count, isMore),
            ...(!isMore && { count }),
            to: hrefWith({ kind }),
            current: filter.kind === kind,
          })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FilterLinks
          label="لمن"
          className={linksClass}
          links={lists.map(({ name, assigned, snoozed }) => ({
            label: name,
            to: hrefWith({ assigned, snoozed }),
            current: filter.assigned === assigned && filter.snoozed === snoozed,
          }))}
        />
        <CourseFilter courses={courses} />
        {children}
      </div>
    </div>
  );
}

function CourseFilter({ courses }: Pick<InboxFiltersProps, 'courses'>) {
  const { filter, hrefWith } = useFilter();
  const navigate = useNavigate();
  const choose = (course: number | undefined) =>
    void navigate(hrefWith({ course }), { preventScrollReset: true });
  if (filter.course !== undefined) {
    return (
      <FilterChip label={wording`اعرض كل الكورسات`} onRemove={() => choose(undefined)}>
        {courses.find(({ id }) => id === filter.course)?.name ?? wording`الكورس {المختار|المختارة}`}
      </FilterChip>
    );
  }
  if (courses.length === 0) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="sm">
          {wording`كل الكورسات`}
          <DownIcon className="size-4" />
        </Button>
      }
    >
      {courses.map(({ id, name, count, more }) => (
        <MenuItem key={id} onSelect={() => choose(id)}>
          <bdi>{name}</bdi> {more ? `(${formatNumber(count)}+)` : `(${formatNumber(count)})`}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

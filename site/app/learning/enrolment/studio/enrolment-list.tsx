import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { getStudioEnrolmentsExport } from '@nibras/contract/learning/enrolment/studio/calls.ts';
import { sourceNames } from '@nibras/contract/learning/enrolment/studio/enrolment-names.ts';
import {
  enrolmentLists,
  enrolmentSorts,
  entitlementSources,
  type EnrolmentList as ListName,
  type StudioEnrolment,
} from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import { enrolments as limits } from '@nibras/contract/limits.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '#platform/api/call-address.ts';
import { useAtOnce } from '#studio-kit/frame/use-at-once.ts';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { ListHead } from '#studio-kit/lists/columns/list-head.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { WithColumns } from '#studio-kit/lists/columns/use-columns.tsx';
import type { FitsFilter } from '#studio-kit/lists/commands/list-rows.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NothingMatches } from '#studio-kit/lists/nothing-matches.tsx';
import { useSelected } from '#studio-kit/lists/use-selected.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { StudentsIcon } from '#ui/ornament/icons.ts';
import { EnrolmentRow } from './enrolment-row.tsx';
import { listNames } from './enrolment-texts.ts';
import { enrolmentsQuery } from './queries.ts';
import { SelectedBar } from './selected-bar.tsx';
import { useEnrolmentActions } from './use-enrolment-actions.ts';

interface EnrolmentListProps {
  /** One course; without it all. */
  course?: number;
  /** What to do where nobody is enrolled yet. */
  start?: ReactNode;
  /** Above the list of all: which course it is narrowed to. */
  courseFilter?: ReactNode;
}

/** Who is in a course, or in all: searched, filtered and paged, with what can be done for one or several. */
export function EnrolmentList({ course, start, courseFilter }: EnrolmentListProps) {
  const { page, search, params } = useListAddress();
  const source = entitlementSources.find((one) => one === params.get('source'));
  const list = enrolmentLists.find((one) => one === params.get('list'));
  const chosenCourse = course ?? (Number(params.get('course')) || undefined);
  const sort = sortIn(params, listSorts(enrolmentSorts));
  const filter = { search, course: chosenCourse, source, list, sort };
  const query = enrolmentsQuery({ page, ...filter });
  const columns = columnsFor(list, course === undefined);
  const rows = useQuery(query);
  const actions = useEnrolmentActions({ queryKey: query.queryKey, fits: fitsList(list) });
  useAtOnce('extend', ({ id, name }) => void actions.extend({ ids: [id], name }, { by: 'month' }));
  const selection = useSelected(rows.data?.data.map(({ id }) => id) ?? []);
  const isFiltered = Boolean(search || source || list || (course === undefined && chosenCourse));

  return (
    <>
      <ListFrame
        list={rows}
        noun={course === undefined ? rareNouns.enrolment : rareNouns.member}
        texts={{
          search: 'ابحث بالاسم أو البريد',
          region: course === undefined ? 'الاشتراكات' : 'المشتركون',
          failed: course === undefined ? 'تعذر تحميل الاشتراكات' : 'تعذر تحميل المشتركين',
          pages: course === undefined ? 'صفحات الاشتراكات' : 'صفحات المشتركين',
        }}
        filters={
          <Filters list={list} source={source} courseFilter={courseFilter}>
            <ExportButton
              path={addressOf(getStudioEnrolmentsExport, { query: filter })}
              name={course === undefined ? 'الاشتراكات.csv' : 'المشتركون.csv'}
            />
          </Filters>
        }
        empty={({ page }) =>
          isFiltered || page > 1 ? (
            <NothingFound
              search={search}
              list={list}
              others={Boolean(source || page > 1 || (course === undefined && chosenCourse))}
            />
          ) : (
            (start ?? <NobodyYet />)
          )
        }
      >
        {({ data }) => (
          <WithColumns columns={columns}>
            <ListHead
              items={course === undefined ? 'الاشتراكات' : 'المشتركون'}
              selection={selection}
              gap="gap-x-3"
            />
            <ul className={rowsClass}>
              {data.map((enrolment) => (
                <EnrolmentRow
                  key={enrolment.id}
                  enrolment={enrolment}
                  search={search}
                  now={rows.dataUpdatedAt}
                  actions={actions}
                  withCourse={course === undefined}
                  selected={selection.selected.has(enrolment.id)}
                  onSelect={(extend) => selection.toggle(enrolment.id, extend)}
                />
              ))}
            </ul>
          </WithColumns>
        )}
      </ListFrame>
      <SelectedBar ids={[...selection.selected]} actions={actions} onClear={selection.clear} />
    </>
  );
}

/** The columns of all enrolments, or of the members of a course; each list has its own usual order. */
const columnsFor = (list: ListName | undefined, withCourse: boolean): ListColumns => ({
  list: withCourse ? 'enrolments' : 'members',
  usual: list === 'ending' ? 'ends' : list === 'ended' ? '-ends' : 'joined',
  lead: '2.25rem',
  tracks: [
    {
      width: 'minmax(0,1fr)',
      columns: [
        { name: 'name', label: 'الاسم', always: true, sort: { name: 'name', label: 'الاسم' } },
        { name: 'email', label: 'البريد' },
        ...(withCourse ? [{ name: 'course', label: wording`الكورس` }] : []),
      ],
    },
    {
      width: '13rem',
      columns: [
        { name: 'source', label: 'السبب' },
        { name: 'progress', label: 'التقدم' },
      ],
    },
    {
      width: '9.5rem',
      columns: [
        { name: 'ends', label: 'ينتهي في', sort: { name: 'ends', label: 'الأقرب انتهاءً' } },
      ],
    },
  ],
  more: [
    {
      name: 'joined',
      label: 'الاشتراك',
      sort: { name: 'joined', down: true, label: 'الأحدث اشتراكًا' },
    },
  ],
  end: '8.5rem',
});

/** Whether an enrolment is in one of the lists, as the server has them. */
const fitsList =
  (list: ListName | undefined): FitsFilter =>
  (row) => {
    const { active, access_until: until } = row as StudioEnrolment;
    if (list === undefined) return true;
    if (list === 'ended') return until !== null && Date.parse(until) <= Date.now();
    if (list === 'active' || !active) return active;
    return until !== null && Date.parse(until) <= Date.now() + limits.endingWithin;
  };

interface FiltersProps {
  list: (typeof enrolmentLists)[number] | undefined;
  source: (typeof entitlementSources)[number] | undefined;
  courseFilter: ReactNode;
  children: ReactNode;
}

function Filters({ list, source, courseFilter, children }: FiltersProps) {
  const { hrefWith } = useListAddress();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FilterLinks
        label="أي الاشتراكات"
        className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
        links={[
          { label: 'الكل', to: hrefWith({ list: undefined }), current: !list },
          ...enrolmentLists.map((one) => ({
            label: listNames[one],
            to: hrefWith({ list: one }),
            current: one === list,
          })),
        ]}
      />
      <select
        aria-label="السبب"
        value={source ?? ''}
        onChange={({ target }) =>
          void navigate(hrefWith({ source: target.value }), { preventScrollReset: true })
        }
        className="min-h-11 rounded-md border border-line-strong bg-raised px-3 text-sm"
      >
        <option value="">كل الأسباب</option>
        {entitlementSources.map((one) => (
          <option key={one} value={one}>
            {sourceNames[one]}
          </option>
        ))}
      </select>
      {courseFilter}
      {children}
    </div>
  );
}

/** What a list says where it has nothing at present. */
const noneTexts: Record<ListName, { title: string; description: string }> = {
  active: { title: 'لا اشتراكات سارية', description: 'كل ما هنا انتهى. اعرض القائمة كلها.' },
  ending: {
    title: 'لا اشتراك ينتهي خلال أسبوع',
    description: 'ما يقترب موعد انتهائه يظهر هنا، لتمدّده قبل أن ينتهي.',
  },
  ended: { title: 'لا اشتراكات منتهية', description: 'ما ينتهي من الاشتراكات يظهر هنا.' },
};

interface NothingFoundProps {
  search: string;
  list: ListName | undefined;
  /** Whether another filter is set too. */
  others: boolean;
}

function NothingFound({ search, list, others }: NothingFoundProps) {
  return (
    <NothingMatches
      search={search}
      advice="لا اشتراك يطابق هذا البحث. جرّب جزءًا آخر من الاسم أو البريد، أو غيّر ما فوق القائمة."
      none={list && !others ? noneTexts[list] : { title: 'لا اشتراكات بهذا الاختيار' }}
      icon={<StudentsIcon />}
      all="اعرض القائمة كلها"
    />
  );
}

function NobodyYet() {
  return (
    <EmptyState
      icon={<StudentsIcon />}
      title="لا اشتراكات بعد"
      description={wording`من يشترك في كورس، أو تسجّله {فيه|فيها}، يظهر هنا ومعه سبب اشتراكه وموعد انتهائه.`}
    />
  );
}

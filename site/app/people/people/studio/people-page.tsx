import { listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { people as limits } from '@nibras/contract/limits.ts';
import { type Role, roles } from '@nibras/contract/people/auth/shapes.ts';
import { getStudioPeopleExport } from '@nibras/contract/people/people/studio/calls.ts';
import { peopleSorts } from '@nibras/contract/people/people/studio/shapes.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '#platform/api/call-address.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { ListHead } from '#studio-kit/lists/columns/list-head.tsx';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { WithColumns } from '#studio-kit/lists/columns/use-columns.tsx';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { ListFrame, toMinute, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { LongRows } from '#studio-kit/lists/long-rows.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon, StudentsIcon } from '#ui/ornament/icons.ts';
import { noneTexts, roleTexts } from './people-texts.ts';
import { PersonRow } from './person-row.tsx';
import { peopleListQuery } from './queries.ts';
import { InviteDialog } from './roles/invite-dialog.tsx';
import { useInviteInAddress } from './roles/use-invite-in-address.ts';

const listed: Record<Role, string> = {
  student: wording`الطلاب{ون}`,
  teacher: wording`المعلّمون`,
  editor: 'المحرّرون',
  admin: 'المشرفون',
};

const columns: ListColumns = {
  list: 'people',
  usual: 'created',
  lead: '2.75rem',
  tracks: [
    {
      width: 'minmax(0,1fr)',
      columns: [
        { name: 'name', label: 'الاسم', always: true, sort: { name: 'name', label: 'الاسم' } },
        { name: 'email', label: 'البريد' },
      ],
    },
    { width: '13rem', columns: [{ name: 'phone', label: 'الهاتف' }] },
    {
      width: '9rem',
      columns: [
        { name: 'courses', label: wording`الكورسات` },
        { name: 'seen', label: 'آخر ظهور' },
      ],
    },
  ],
  more: [
    {
      name: 'created',
      label: 'التسجيل',
      sort: { name: 'created', down: true, label: 'الأحدث تسجيلًا' },
    },
  ],
  end: '2.75rem',
};

/** One more than the bound stands for more than that. */
const countedOf = (total: number) => ({
  total: Math.min(total, limits.countedTo),
  ...(total > limits.countedTo && { more: true as const }),
});

/** Everybody with an account, found by any part of a name, an address or a phone number. */
export default function PeoplePage() {
  const { search, params, hrefWith } = useListAddress();
  const role = roles.find((one) => one === params.get('role'));
  const state = params.get('state') === 'suspended' ? 'suspended' : undefined;
  const sort = sortIn(params, listSorts(peopleSorts));
  const list = useInfiniteQuery({
    ...peopleListQuery({ search, role, state, sort }),
    select: ({ pages }) => ({
      data: pages.flatMap(({ people }) => people),
      meta: { last_page: 1, ...countedOf(pages[0]?.total ?? 0) },
    }),
  });
  const isAll = !role && !state;
  const { inviting, setInviting } = useInviteInAddress();
  const invited = role && role !== 'student' ? role : 'teacher';

  return (
    <StudioPage
      title="الأشخاص"
      description="كل من له حساب. ابحث بجزء من الاسم أو البريد أو رقم الهاتف."
      actions={
        <>
          <Button asChild variant="secondary" size="sm">
            <Link to="/studio/people/import">سجّل من قائمة</Link>
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setInviting(invited)}>
            ادعُ إلى الفريق
          </Button>
        </>
      }
    >
      <ListFrame
        list={list}
        noun={rareNouns.person}
        texts={{
          search: 'ابحث بالاسم أو البريد أو الهاتف',
          region: 'الأشخاص',
          failed: 'تعذر تحميل الأشخاص',
          pages: 'صفحات الأشخاص',
        }}
        filters={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FilterLinks
              label="أي الأشخاص"
              className="max-w-full min-w-0 [&_a]:px-4! [&_a]:text-sm"
              links={[
                {
                  label: 'الكل',
                  to: hrefWith({ role: undefined, state: undefined }),
                  current: isAll,
                },
                ...roles.map((one) => ({
                  label: listed[one],
                  to: hrefWith({ role: one, state: undefined }),
                  current: one === role,
                })),
                {
                  label: 'الموقوفون',
                  to: hrefWith({ role: undefined, state: 'suspended' }),
                  current: state === 'suspended',
                },
              ]}
            />
            <ExportButton
              path={addressOf(getStudioPeopleExport, { query: { search, role, state, sort } })}
              name="الأشخاص.csv"
            />
          </div>
        }
        empty={() => (
          <NoPeople
            search={search}
            role={role}
            suspended={state === 'suspended'}
            isAll={isAll}
            onInvite={() => setInviting(invited)}
          />
        )}
      >
        {({ data }) => (
          <WithColumns columns={columns}>
            <ListHead items="الأشخاص" />
            <LongRows items={data} keyOf={({ id }) => id}>
              {(person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  search={search}
                  now={toMinute(list.dataUpdatedAt)}
                />
              )}
            </LongRows>
            <LoadMore list={list} failedTitle="تعذر تحميل المزيد" />
          </WithColumns>
        )}
      </ListFrame>
      {inviting && <InviteDialog role={inviting} onClose={() => setInviting(null)} />}
    </StudioPage>
  );
}

interface NoPeopleProps {
  search: string;
  role: Role | undefined;
  suspended: boolean;
  isAll: boolean;
  onInvite(): void;
}

function NoPeople({ search, role, suspended, isAll, onInvite }: NoPeopleProps) {
  const everybody = !isAll && (
    <Button asChild variant="secondary">
      <Link to="/studio/people">اعرض الجميع</Link>
    </Button>
  );
  if (search) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="لا نتائج"
        description={`لم نجد أحدًا يطابق «${search}». يكفي جزء من الاسم أو البريد، أو بضعة أرقام من الهاتف.`}
        action={everybody}
      />
    );
  }
  if (suspended) {
    return (
      <EmptyState
        icon={<StudentsIcon />}
        title="لا حسابات موقوفة"
        description="من يُوقف حسابه يظهر هنا، وترفع الإيقاف عنه من صفحته."
        action={everybody}
      />
    );
  }
  if (role && role !== 'student') {
    return (
      <EmptyState
        icon={<StudentsIcon />}
        title={noneTexts[role]}
        description={roleTexts[role].may}
        action={
          <>
            <Button onClick={onInvite}>ادعُ إلى الفريق</Button>
            {everybody}
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<StudentsIcon />}
      title={noneTexts.student}
      description="من ينشئ حسابًا في موقعك، أو تسجّله من قائمة، يظهر هنا."
      action={
        <>
          <Button asChild>
            <Link to="/studio/people/import">سجّل من قائمة</Link>
          </Button>
          {everybody}
        </>
      }
    />
  );
}

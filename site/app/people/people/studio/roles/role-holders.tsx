import type { StaffRole } from '@nibras/contract/people/people/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { noneTexts, roleTexts } from '../people-texts.ts';
import { peopleListQuery } from '../queries.ts';
import { HolderRow } from './holder-row.tsx';

const titles: Record<StaffRole, string> = {
  admin: 'المشرفون',
  editor: 'المحرّرون',
  teacher: wording`المعلّمون`,
};

interface RoleHoldersProps {
  role: StaffRole;
  onInvite(): void;
}

/** The people of a role, with what the role may do. */
export function RoleHolders({ role, onInvite }: RoleHoldersProps) {
  const list = useInfiniteQuery(peopleListQuery({ search: '', role, state: undefined }));
  const people = list.data?.pages.flatMap((page) => page.people);
  return (
    <Section title={titles[role]} description={roleTexts[role].may}>
      {!people && list.error && (
        <FailedState
          headingLevel={2}
          title="تعذر تحميل الأشخاص"
          message={errorText(list.error)}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!people && !list.error && <SkeletonText lines={2} />}
      {people?.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-text-soft">{noneTexts[role]}.</p>
          <Button size="sm" variant="secondary" onClick={onInvite}>
            ادعُ شخصًا
            <span className="sr-only">، والدور: {roleTexts[role].name}</span>
          </Button>
        </div>
      )}
      {people && people.length > 0 && (
        <>
          <ul className="-my-2 divide-y divide-line">
            {people.map((person) => (
              <HolderRow key={person.id} person={person} />
            ))}
          </ul>
          <LoadMore list={list} failedTitle="تعذر تحميل المزيد" />
        </>
      )}
    </Section>
  );
}

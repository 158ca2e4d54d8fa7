import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { AccountActions } from './account-actions.tsx';
import { PersonCard } from './person-card.tsx';
import { personQuery } from './queries.ts';
import { CoursesSection } from './sections/courses-section.tsx';
import { MailsSection } from './sections/mails-section.tsx';
import { PurchasesSection } from './sections/purchases-section.tsx';
import { RoleSection } from './sections/role-section.tsx';
import { SessionsSection } from './sections/sessions-section.tsx';
import { WorkSection } from './sections/work-section.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';

const crumbs = [{ label: 'الأشخاص', to: '/studio/people' }];

/** A person's account, what they did, and what an admin may do with it. */
export default function PersonPage() {
  const id = Number(useParams().id);
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...personQuery(id),
    enabled: Number.isInteger(id) && id > 0,
  });
  if (!(Number.isInteger(id) && id > 0) || (error && isMissing(error))) return <MissingPage />;
  return (
    <StudioPage
      title={data?.person.name ?? 'شخص'}
      crumbs={crumbs}
      recent={data !== undefined}
      hideTitle
      actions={data && <AccountActions person={data.person} />}
    >
      {data && <Person answer={data} now={dataUpdatedAt} />}
      {!data && error && (
        <FailedState
          title="تعذر تحميل هذا الشخص"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <PersonSkeleton />}
    </StudioPage>
  );
}

function Person({ answer, now }: { answer: PersonAnswer; now: number }) {
  const { person, courses, teaches, orders, counts, mails, sessions } = answer;
  const sells = useCapability('selling:manage');
  return (
    <div className="@container">
      {person.suspended && <SuspensionNotice person={person} suspended={person.suspended} />}
      {/* On a phone what a person did stands before the role, which is changed more rarely. */}
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr] @4xl:items-start">
        <div className="min-w-0 @4xl:col-start-2 @4xl:row-start-1">
          <PersonCard person={person} now={now} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
          <CoursesSection person={person} courses={courses} teaches={teaches} now={now} />
          {sells && <PurchasesSection person={person} />}
          <WorkSection orders={orders} counts={counts} />
          <SessionsSection sessions={sessions} now={now} />
          <MailsSection mails={mails} email={person.email} />
        </div>
        <div className="min-w-0 @4xl:col-start-2 @4xl:row-start-2">
          <RoleSection person={person} />
        </div>
      </div>
    </div>
  );
}

function PersonSkeleton() {
  return (
    <div role="status" aria-label="جارٍ تحميل هذا الشخص" className="flex flex-col gap-6">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

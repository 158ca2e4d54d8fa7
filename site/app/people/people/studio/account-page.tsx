import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Timeline } from '#people/timeline/studio/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { AccountActions } from './account-actions.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonFrame } from './person-frame.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { personQuery } from './queries.ts';
import { CoursesSection } from './sections/courses-section.tsx';
import { PurchasesSection } from './sections/purchases-section.tsx';
import { RoleSection } from './sections/role-section.tsx';
import { SessionsSection } from './sections/sessions-section.tsx';
import { SuspensionNotice } from './suspension-notice.tsx';

const crumbs = [{ label: 'الأشخاص', to: '/studio/people' }];

/** A person's account, what they did, and what an admin may do with it. */
export function AccountPage({ id }: { id: number }) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(personQuery(id));
  if (error && isMissing(error)) return <MissingPage />;
  return (
    <StudioPage
      title={data?.person.name ?? 'شخص'}
      crumbs={crumbs}
      recent={data !== undefined}
      hideTitle
      actions={data && <AccountActions person={data.person} />}
      loading={!data && !error}
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
  const { person, courses, teaches, counts, sessions } = answer;
  const sells = useCapability('selling:manage');
  return (
    <PersonFrame
      notice={person.suspended && <SuspensionNotice person={person} suspended={person.suspended} />}
      card={<PersonCard person={person} now={now} />}
      aside={
        <>
          <RoleSection person={person} />
          <SessionsSection sessions={sessions} now={now} />
        </>
      }
    >
      <CoursesSection person={person} courses={courses} teaches={teaches} now={now} />
      {sells && <PurchasesSection person={person} />}
      <Timeline personId={person.id} description={writtenBy(counts)} />
    </PersonFrame>
  );
}

/** How much a person wrote; private messages are theirs alone. */
function writtenBy({ questions, messages, reviews }: PersonAnswer['counts']): string {
  const written = [
    countLabel(questions, rareNouns.inquiry),
    countLabel(messages, rareNouns.message),
    countLabel(reviews, 'review'),
  ].join('، ');
  return `${written}. الرسائل خاصة بأصحابها، فلا ترى هنا منها إلا ما بينكما.`;
}

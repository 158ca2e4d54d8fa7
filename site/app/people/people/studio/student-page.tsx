import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Timeline } from '#people/timeline/studio/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { ChatIcon } from '#ui/ornament/icons.ts';
import { PersonFrame } from './person-frame.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { studentQuery } from './queries.ts';
import { CoursesSection } from './sections/courses-section.tsx';
import { StudentCard } from './student-card.tsx';

const crumbs = [{ label: 'الاشتراكات', to: '/studio/enrolments' }];

/** A student as their teachers see them: their courses here, and what they did in them. */
export function StudentPage({ id }: { id: number }) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(studentQuery(id));
  if (error && isMissing(error)) return <MissingPage />;
  const chat = data?.conversation;
  return (
    <StudioPage
      title={data?.person.name ?? 'شخص'}
      crumbs={crumbs}
      recent={data !== undefined}
      hideTitle
      actions={
        chat && (
          <Button asChild variant="secondary" size="sm">
            <Link to={`/chat?c=${chat}`}>
              <ChatIcon className="size-4.5" />
              افتح المحادثة
            </Link>
          </Button>
        )
      }
    >
      {data && (
        <PersonFrame card={<StudentCard person={data.person} />}>
          <CoursesSection person={data.person} courses={data.courses} now={dataUpdatedAt} />
          <Timeline
            personId={id}
            description={wording`ما يخص كورساتك ومحادثاتك وحدها، الأحدث أولًا.`}
          />
        </PersonFrame>
      )}
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

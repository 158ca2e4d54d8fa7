import { mayAsk } from '@nibras/contract/compat/permissions.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { useDeferredData } from '#platform/query/use-deferred-data.ts';
import { useSession } from '#platform/session/session-store.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { sortDiscussions } from './discussion-list.ts';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';
import { linkedQuestion } from './lecture-path.ts';
import { LectureQuestions } from './lecture-questions.tsx';
import { discussionsQuery } from './queries.ts';
import { StartForm, type Teacher } from './start-form.tsx';
import { useLiveReplies } from './use-live-replies.ts';

export interface DiscussionSectionProps {
  courseId: number;
  lectureId: number;
  teacher: Teacher | null;
  /** The ids of the course's teachers (docs/behaviour/general.md#roles). */
  teacherIds: readonly number[];
}

/** The questions on a lecture and the form to ask one. */
export default function DiscussionSection(props: DiscussionSectionProps) {
  const { courseId, lectureId, teacherIds } = props;
  const me = Number(useSession((state) => state.user?.id) ?? 0);
  const query = useQuery(discussionsQuery(courseId, lectureId));
  const add = useLiveReplies(courseId, lectureId);
  const data = useDeferredData(query.data);
  const { hash } = useLocation();
  const [hasJustAsked, setHasJustAsked] = useState(false);
  const { error } = query;

  if (!data && error) {
    return (
      <FailedState
        title="تعذر تحميل الاستفسارات"
        message={errorText(error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!data) return <DiscussionSkeleton />;

  const questions = sortDiscussions(data.discussions, me);
  const canAsk = mayAsk(data, { me, teacherIds });
  return (
    <div className="flex flex-col gap-6">
      {canAsk && (
        <StartForm
          {...props}
          attach={data.permissions?.attach === true}
          onAsked={() => setHasJustAsked(true)}
        />
      )}
      {questions.length > 0 ? (
        <LectureQuestions
          questions={questions}
          me={me}
          teacherIds={teacherIds}
          now={query.dataUpdatedAt}
          focused={hasJustAsked ? data.mine : linkedQuestion(hash)}
          onSent={add}
        />
      ) : (
        <p className="px-1 text-text-soft">
          {wording`لم يُطرح أي استفسار على {هذه|هذا} المحاضرة بعد.`}
          {canAsk && ' كن أول من يسأل.'}
        </p>
      )}
    </div>
  );
}

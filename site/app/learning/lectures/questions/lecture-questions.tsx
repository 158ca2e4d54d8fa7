import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ParsedTexts, textsOf, useParsedTexts } from '#assessment/quizzes/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import type { Video } from '../player/video.ts';
import { refreshProgress, useFinish } from '../progress/use-finish.ts';
import { withWatched } from '../progress/with-watched.ts';
import type { lectureQuery } from '../queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionRow } from './question-row.tsx';
import { QuestionsSkeleton } from './questions-skeleton.tsx';
import { useAsking } from './use-asking.ts';
import { useQuestions } from './use-questions.ts';

interface LectureQuestionsProps {
  page: LecturePage;
  options: ReturnType<typeof lectureQuery>;
  video: Video;
}

/** The questions of a lecture's video: asked while it plays, and listed under it. */
export default function LectureQuestions({ page, options, video }: LectureQuestionsProps) {
  const { lecture } = page;
  const client = useQueryClient();
  const person = useSession((state) => state.user?.id) ?? 0;
  const finish = useFinish({ page, queryKey: options.queryKey });
  const questions = useQuestions({
    lecture: lecture.id,
    person,
    onCompleted() {
      if (lecture.is_watch === 'endWatch') return;
      toast({ variant: 'success', title: wording`{اكتملت|اكتمل} المحاضرة` });
      client.setQueryData(options.queryKey, (cached) => cached && withWatched(cached, lecture.id));
      void refreshProgress(client);
    },
  });
  const { data } = questions;
  const all = data?.questions ?? [];
  const asking = useAsking(video, all, (one) => !questions.isDone(one));
  const texts = useParsedTexts(
    ['video', lecture.id, ...all.map(({ version }) => version)],
    textsOf(all.map(({ asked }) => asked)),
  );

  // What was open when the video ended is not asked any more: a teacher has taken it out since.
  const isComplete = data?.required && data.ended && all.every(({ review }) => review !== null);
  const complete = useEffectEvent(() => {
    if (lecture.is_watch !== 'endWatch') void finish();
  });
  useEffect(() => {
    if (isComplete) complete();
  }, [isComplete]);

  if (questions.error) {
    return (
      <FailedState
        title="تعذر تحميل أسئلة الفيديو"
        message={errorText(questions.error)}
        onRetry={questions.retry}
        retrying={questions.isFetching}
      />
    );
  }
  if (!data || !texts) return <QuestionsSkeleton count={lecture.questionSeconds.length} />;
  const { current } = asking;
  const open = all.filter((one) => !questions.isDone(one)).length;
  return (
    <ParsedTexts value={texts}>
      {data.required && open > 0 && (
        <p className="text-sm text-text-soft">
          {wording`{تكتمل|يكتمل} المحاضرة حين تشاهد الفيديو وتجيب عن أسئلته.`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {all.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            waits={questions.unsentOf(question.id) !== undefined}
            onPlay={() => video.playFrom(question.second)}
            onOpen={() => asking.open(question.id)}
          />
        ))}
      </ul>
      {current && (
        <QuestionDialog
          key={current.id}
          question={current}
          number={all.indexOf(current) + 1}
          count={all.length}
          questions={questions}
          byVideo={asking.byVideo}
          container={asking.container}
          onClose={asking.close}
        />
      )}
    </ParsedTexts>
  );
}

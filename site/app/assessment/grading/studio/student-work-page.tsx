import type { StudentWork } from '@nibras/contract/assessment/grading/studio/shapes.ts';
import type { AttemptSummary } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ReviewedCard } from '#assessment/quizzes/index.ts';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { RowsSkeleton } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { Fold } from './fold.tsx';
import { GiveAttemptDialog } from './give-attempt-dialog.tsx';
import { studentAttemptQuery, studentWorkQuery } from './queries.ts';

/** What one student did in a quiz or an exercise. */
export default function StudentWorkPage() {
  const { id, person } = useParams();
  const [lecture, student] = [Number(id), Number(person)];
  const { data, error, isFetching, refetch } = useQuery(studentWorkQuery(lecture, student));
  const [giving, setGiving] = useState(false);
  if (error && !data && isMissing(error)) return <MissingPage />;
  const mayGive = data?.lecture.work === 'quiz' && data.attempts_left !== null;
  return (
    <StudioPage
      title={data ? data.student.name : wording`محاولات الطالب`}
      crumbs={
        data
          ? [
              { label: data.course.name, to: `/studio/courses/${data.course.id}` },
              { label: 'الدرجات', to: `/studio/courses/${data.course.id}/marks` },
            ]
          : []
      }
      loading={!data && !error}
      description={data && `المحاولات في «${data.lecture.name}»`}
      actions={
        mayGive && (
          <Button size="sm" variant="secondary" onClick={() => setGiving(true)}>
            امنح محاولة إضافية
          </Button>
        )
      }
    >
      {data ? (
        <Work work={data} />
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <RowsSkeleton label="المحاولات" rows={3} />
      )}
      {giving && data && <GiveAttemptDialog work={data} onClose={() => setGiving(false)} />}
    </StudioPage>
  );
}

function Work({ work }: { work: StudentWork }) {
  if (work.attempts.length === 0 && work.handed_in.length === 0) {
    return (
      <p className="text-text-soft">{wording`{لم يسلّم|لم تسلّم} {هذا|هذه} الطالب شيئًا هنا بعد.`}</p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {work.attempts.map((attempt) => (
        <QuizAttempt key={attempt.id} attempt={attempt} />
      ))}
      {work.handed_in.map((one) => (
        <HandedIn key={one.id} handedIn={one} />
      ))}
    </div>
  );
}

const gradeText = (mark: { score: number | null; max: number } | null) =>
  mark === null || mark.score === null
    ? 'قيد التصحيح'
    : `${formatNumber(mark.score)} من ${formatNumber(mark.max)}`;

function QuizAttempt({ attempt }: { attempt: AttemptSummary }) {
  const { timeZone } = useSiteConfig();
  const title = `المحاولة ${formatNumber(attempt.number)}`;
  if (attempt.state === 'open') {
    return (
      <p className="rounded-lg border border-line bg-raised px-4 py-3">
        {title}: مفتوحة منذ {formatDateTime(attempt.started_at, timeZone)}
      </p>
    );
  }
  return (
    <Fold
      title={`${title}: ${gradeText(attempt.mark)}، سُلّمت ${formatDateTime(attempt.handed_in_at ?? attempt.started_at, timeZone)}`}
    >
      <Answers id={attempt.id} />
    </Fold>
  );
}

function Answers({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(studentAttemptQuery(id));
  if (data) {
    return (
      <div className="flex flex-col gap-3">
        {data.review.map((question) => (
          <ReviewedCard key={question.position} question={question} count={data.review.length} />
        ))}
      </div>
    );
  }
  if (!error) return <RowsSkeleton label="الإجابات" rows={2} />;
  return (
    <FailedState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
}

function HandedIn({ handedIn }: { handedIn: StudentWork['handed_in'][number] }) {
  const { timeZone } = useSiteConfig();
  const mark = handedIn.mark
    ? gradeText(handedIn.mark)
    : wording`بلا درجة: تحققت {=اختباراته} في متصفح الطالب`;
  return (
    <Fold title={`${formatDateTime(handedIn.handed_in_at, timeZone)}: ${mark}`}>
      <div className="flex flex-col gap-4">
        {handedIn.files.map(({ name, code }) => (
          <section key={name} aria-label={name}>
            <h3 className="mb-1 text-sm font-semibold" dir="ltr">
              {name}
            </h3>
            <pre dir="ltr" className="overflow-x-auto rounded-md bg-sunken p-3 text-sm">
              {code}
            </pre>
          </section>
        ))}
        {handedIn.tests.map((test, index) => (
          <section
            key={`${test.name}-${String(index)}`}
            className="rounded-md bg-sunken p-3 text-sm"
          >
            <h3 className="mb-1 font-semibold">
              {test.name}: {test.passed ? 'صحيح' : 'خطأ'}
            </h3>
            <dl className="grid gap-2 sm:grid-cols-3">
              <Cell name="المُدخلات" text={test.input} />
              <Cell name="المتوقع" text={test.expected} />
              <Cell name="الناتج" text={test.output ?? 'توقف البرنامج بخطأ'} />
            </dl>
          </section>
        ))}
      </div>
    </Fold>
  );
}

function Cell({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-soft">{name}</dt>
      <dd dir="auto" className="font-mono wrap-anywhere whitespace-pre-wrap">
        {text}
      </dd>
    </div>
  );
}

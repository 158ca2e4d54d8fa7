import { wording } from '@nibras/contract/text/wording.ts';
import '#ui/work.css';
import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { QuizIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { startAttempt } from './calls.ts';
import type { NextLecture } from './next-lecture.ts';
import { attemptQuery, quizQuery } from './queries.ts';
import { ReviewView } from './review/review-view.tsx';
import { Rich } from './rich.tsx';
import { keepOrForget, sendAllStored, serverClock } from './saving/load-attempt.ts';
import { TakingSkeleton } from './skeletons.tsx';
import { StartPanel } from './start/start-panel.tsx';
import { TakingView } from './taking/taking-view.tsx';
import { forgetFlags } from './taking/use-flags.ts';

interface QuizLectureProps {
  lecture: LecturePage['lecture'];
  next: NextLecture | null;
  /** Called when an attempt is over: marks and progress have changed. */
  onChanged(): void;
}

/** A lecture with questions: its start, an open attempt, or the review of one that is over. */
export function QuizLecture({ lecture, next, onChanged }: QuizLectureProps) {
  const person = useSession((state) => state.user?.id ?? 0);
  const [params, setParams] = useSearchParams();
  const attempt = Number(params.get('attempt'));
  const client = useQueryClient();

  const open = (id: number | null) =>
    setParams(id === null ? {} : { attempt: String(id) }, { preventScrollReset: true });

  async function start() {
    try {
      const started = await startAttempt(lecture.id);
      serverClock.sync(started.now);
      await keepOrForget(person, started);
      client.setQueryData(attemptQuery(person, started.id).queryKey, {
        attempt: started,
        isCopy: false,
        stored: [],
        submit: false,
      });
      open(started.id);
    } catch (error) {
      toast({ variant: 'destructive', title: errorText(error) });
      await client.invalidateQueries(quizQuery(lecture.id));
    }
  }

  function over(id: number) {
    forgetFlags(id);
    void client.invalidateQueries({ queryKey: quizQuery(lecture.id).queryKey });
    onChanged();
    window.scrollTo({ top: 0 });
  }

  if (person === 0) return <TakingSkeleton />;
  if (Number.isInteger(attempt) && attempt > 0) {
    return (
      <AttemptPage
        key={attempt}
        attempt={attempt}
        person={person}
        next={next}
        onOver={() => over(attempt)}
        onBack={() => open(null)}
      />
    );
  }
  return <StartPage lecture={lecture} person={person} onStart={start} onOpen={open} />;
}

interface StartPageProps {
  lecture: LecturePage['lecture'];
  person: number;
  onStart(): Promise<void>;
  onOpen(attempt: number): void;
}

function StartPage({ lecture, person, onStart, onOpen }: StartPageProps) {
  const { data, error, isFetching, refetch } = useQuery(quizQuery(lecture.id));
  useEffect(() => {
    void sendAllStored(person);
  }, [person]);
  return (
    <section
      aria-label={wording`الاختبار`}
      className="rounded-xl border border-line bg-raised p-5 sm:p-8"
    >
      <header className="mb-6 flex items-center gap-3 border-b border-line pb-5">
        <QuizIcon className="size-6 shrink-0 text-accent-text" />
        <h2 className="text-base font-semibold">{wording`اختبار`}</h2>
      </header>
      {lecture.body && <Rich html={lecture.body} className="mb-6" />}
      {data ? (
        <StartPanel quiz={data} onStart={onStart} onOpen={onOpen} />
      ) : isMissing(error) ? (
        <Notice tone="info">{wording`{لم يُنشر|لم تُنشر} {هذا|هذه} الاختبار بعد.`}</Notice>
      ) : error ? (
        <FailedState
          title={wording`تعذر تحميل الاختبار`}
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <TakingSkeleton />
      )}
    </section>
  );
}

interface AttemptPageProps {
  attempt: number;
  person: number;
  next: NextLecture | null;
  onOver(): void;
  onBack(): void;
}

function AttemptPage({ attempt, person, next, onOver, onBack }: AttemptPageProps) {
  const { data, error, isFetching, refetch } = useQuery(attemptQuery(person, attempt));
  const isOpen = data && data.attempt.state === 'open';
  const wasOpen = useRef(false);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    // Submitted here or on another device, or by the server at the end of its time.
    if (isOpen === false && wasOpen.current) tellOver();
    wasOpen.current = isOpen === true;
  }, [isOpen]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (isOpen !== undefined && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!data && !error) return <TakingSkeleton />;
  if (!data) {
    return (
      <FailedState
        title={isMissing(error) ? 'لم نجد هذه المحاولة' : 'تعذر تحميل المحاولة'}
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        action={
          isMissing(error) ? (
            <Button onClick={onBack}>{wording`عد إلى الاختبار`}</Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={wording`الاختبار`}
      className="focus:outline-none"
    >
      {isOpen ? (
        <TakingView loaded={data} person={person} />
      ) : (
        <ReviewView attempt={data.attempt} next={next} onBack={onBack} />
      )}
    </section>
  );
}

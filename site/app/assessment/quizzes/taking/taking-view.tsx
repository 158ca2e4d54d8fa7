import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useEffect, useRef, useState } from 'react';
import { tabStore } from '#platform/browser/storage.ts';
import { useWide } from '#platform/browser/use-wide.ts';
import { keepLecturePage } from '#platform/keep-lecture.ts';
import { Button } from '#ui/form/button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { NextIcon, PreviousIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { QuestionsIcon } from '../icons.ts';
import { ParsedTexts, useParsedTexts } from '../rich.tsx';
import { isAnswered } from '../saving/is-answered.ts';
import type { LoadedAttempt } from '../saving/load-attempt.ts';
import { useTaking } from '../saving/use-taking.ts';
import { TakingSkeleton } from '../skeletons.tsx';
import { textsOf } from '../texts-of.ts';
import { ConnectionNote } from './connection-note.tsx';
import { QuestionCard, questionId } from './question-card.tsx';
import { QuestionMap } from './question-map.tsx';
import { Submit } from './submit.tsx';
import { TimeLeft } from './time-left.tsx';
import { useFlags } from './use-flags.ts';

interface TakingViewProps {
  loaded: LoadedAttempt;
  person: number;
}

/** An open attempt: one question a screen on a phone, all of them on a desk with a map at the side. */
export function TakingView({ loaded, person }: TakingViewProps) {
  const { attempt } = loaded;
  const questions = attempt.questions ?? [];
  const taking = useTaking({ loaded, person });
  const { flags, toggle } = useFlags(attempt.id);
  const wide = useWide();
  const [current, go] = useCurrent(attempt.id, questions.length);
  const [mapOpen, setMapOpen] = useState(false);
  const [ended, setEnded] = useState(false);
  const texts = useParsedTexts([attempt.id], textsOf(questions));

  function end() {
    if (ended) return;
    setEnded(true);
    void taking.submit();
  }
  const unanswered = questions
    .map(({ position }) => position)
    .filter((position) => !isAnswered(taking.answers[position]?.answer ?? null));
  const refused = questions
    .map(({ position }) => position)
    .filter((position) => taking.answers[position]?.refused);
  const answered = questions.length - unanswered.length;
  const locked = ended || taking.handing !== 'open';

  function goTo(position: number) {
    setMapOpen(false);
    go(position);
  }
  const map = (
    <QuestionMap
      questions={questions}
      answers={taking.answers}
      flags={flags}
      current={current}
      onGo={goTo}
    />
  );
  const shown = wide ? questions : questions.filter(({ position }) => position === current);

  const isDrawn = texts !== undefined;
  useEffect(() => {
    // Everything that the page needs has been loaded by now.
    if (isDrawn && !loaded.isCopy) void keepLecturePage();
  }, [isDrawn, loaded.isCopy]);

  if (!texts) return <TakingSkeleton />;
  return (
    <ParsedTexts value={texts}>
      <div className="flex flex-col gap-4">
        <div className="sticky top-16 z-sticky -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-raised px-3 py-2 sm:gap-x-5 sm:px-4 shadow-low">
          {attempt.ends_at && <TimeLeft endsAt={attempt.ends_at} onEnd={end} />}
          <p className="text-sm text-text-soft tabular-nums">
            <span className="max-sm:sr-only">أجبت عن </span>
            {answered} من {countLabel(questions.length, rareNouns.question, 'genitive')}
          </p>
          {wide ? (
            <ProgressBar
              className="min-w-24 grow"
              value={questions.length === 0 ? 0 : answered / questions.length}
              label="ما أجبت عنه من الأسئلة"
            />
          ) : (
            <Button
              size="sm"
              variant="secondary"
              className="ms-auto"
              icon={<QuestionsIcon className="size-4" />}
              aria-expanded={mapOpen}
              aria-controls="question-map"
              onClick={() => setMapOpen(!mapOpen)}
            >
              الأسئلة
            </Button>
          )}
          {!wide && mapOpen && (
            <nav id="question-map" aria-label={wording`أسئلة الاختبار`} className="w-full py-2">
              {map}
            </nav>
          )}
        </div>
        <ConnectionNote taking={taking} isCopy={loaded.isCopy} ended={ended} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_9.5rem]">
          <div className="flex min-w-0 flex-col gap-4">
            {shown.map((question) => (
              <QuestionCard
                key={question.position}
                attempt={attempt.id}
                question={question}
                count={questions.length}
                own={taking.answers[question.position]}
                taking={taking}
                flagged={flags.has(question.position)}
                onFlag={() => toggle(question.position)}
                disabled={locked}
              />
            ))}
            {!wide && <Steps current={current} count={questions.length} onGo={goTo} />}
            {!locked && (wide || current === questions.length - 1 || unanswered.length === 0) && (
              <Submit
                unanswered={unanswered}
                refused={refused}
                sending={taking.handing === 'sending'}
                onGo={goTo}
                onSubmit={() => void taking.submit()}
              />
            )}
          </div>
          {wide && (
            <nav aria-label={wording`أسئلة الاختبار`} className="sticky top-36">
              {map}
            </nav>
          )}
        </div>
      </div>
    </ParsedTexts>
  );
}

interface StepsProps {
  current: number;
  count: number;
  onGo(position: number): void;
}

function Steps({ current, count, onGo }: StepsProps) {
  return (
    <div
      ref={bottomBar}
      // Below a long question too the way to the next one is in view.
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-sticky -mx-1 grid grid-cols-2 gap-3 border-t border-line bg-surface px-1 py-3 md:bottom-0"
    >
      {current > 0 && (
        <Button variant="secondary" icon={<PreviousIcon />} onClick={() => onGo(current - 1)}>
          السابق
        </Button>
      )}
      {current < count - 1 && (
        <Button variant="secondary" className="col-start-2" onClick={() => onGo(current + 1)}>
          التالي
          <NextIcon className="size-5" />
        </Button>
      )}
    </div>
  );
}

/** The question that is shown or was chosen, also after a reload of the tab; going there moves the focus. */
function useCurrent(attempt: number, count: number) {
  const key = `quiz-question-${attempt}`;
  const [current, setCurrent] = useState(() => {
    const stored = Number(tabStore.getItem(key));
    return Number.isInteger(stored) && stored >= 0 && stored < count ? stored : 0;
  });
  const moved = useRef(false);
  function go(position: number) {
    tabStore.setItem(key, String(position));
    moved.current = true;
    setCurrent(position);
    // The same question again: nothing is rendered, but it is scrolled to.
    if (position === current) focusOn(position);
  }
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    focusOn(current);
  }, [current]);
  return [current, go] as const;
}

function focusOn(position: number) {
  const card = document.getElementById(questionId(position));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

import { postStudioQuestionsByIdAcceptedAnswers } from '@nibras/contract/assessment/grading/studio/calls.ts';
import type { QuestionStatistics } from '@nibras/contract/assessment/statistics/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { reloadEditors } from '#studio-kit/saving/editors.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { questionStatisticsQuery } from './queries.ts';

type Refused = QuestionStatistics['wrong'][number];

interface RefusedAnswersProps {
  question: number;
  answers: readonly Refused[];
  /** How many there are beside these. */
  further: number;
  /** Whether the user may accept one, which publishes it. */
  mayAccept: boolean;
}

/** The answers to a question that had no points, the nearest to an accepted one first; one press accepts one for everybody. */
export function RefusedAnswers({ question, answers, further, mayAccept }: RefusedAnswersProps) {
  const client = useQueryClient();
  // What was accepted here is in the list until its attempts are graded again.
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(0);
  // The attempts are graded in the background, so what is left is asked for a few times.
  useEffect(() => {
    if (changes === 0) return;
    let left = 4;
    const timer = setInterval(() => {
      void client.invalidateQueries({ queryKey: questionStatisticsQuery(question).queryKey });
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, 2_000);
    return () => clearInterval(timer);
  }, [changes, client, question]);
  const refresh = () => {
    setChanges((before) => before + 1);
    void client.invalidateQueries({ queryKey: studioKey });
    reloadEditors('question');
  };
  function done(text: string, undo: number) {
    setAccepted((before) => [...before, text]);
    refresh();
    showUndo('قُبلت الإجابة، ويُعاد تصحيحها لكل من كتبها', undo, () => {
      setAccepted((before) => before.filter((one) => one !== text));
      refresh();
    });
  }
  // Further spellings of what was accepted come to the front while its attempts are graded again.
  const isPending = (answer: Refused) => accepted.length > 0 && answer.accepted;
  const shown = answers.filter((one) => !accepted.includes(one.text) && !isPending(one));
  return (
    <div>
      <h3 className="mb-1 text-base">إجابات لم تُقبل</h3>
      {shown.length === 0 ? (
        <p className="text-text-soft">لم تبقَ إجابة مكتوبة لم تُقبل.</p>
      ) : (
        <>
          <p className="mb-3 text-sm text-text-soft">
            أقربها إلى الصحيح أولًا.
            {mayAccept &&
              ' ما تقبله يُضاف إلى الإجابات المقبولة، ويُعاد تصحيحه لكل من كتبه، فتتغير الدرجات ونخبر أصحابها.'}
          </p>
          <ul
            aria-label="إجابات لم تُقبل"
            className="divide-y divide-line rounded-lg border border-line"
          >
            {shown.map((answer) => (
              <AnswerRow
                key={answer.text}
                question={question}
                answer={answer}
                onAccepted={mayAccept ? (undo) => done(answer.text, undo) : null}
              />
            ))}
          </ul>
          {further > 0 && (
            <p className="mt-2 text-sm text-text-soft">
              وبقيت {countLabel(further, rareNouns.answer, 'nominative')} أبعد عن الصحيح.
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface AnswerRowProps {
  question: number;
  answer: Refused;
  /** Null for those who may not accept answers. */
  onAccepted: ((undo: number) => void) | null;
}

function AnswerRow({ question, answer, onAccepted }: AnswerRowProps) {
  const { text, count, spellings, near } = answer;
  const { busy, run } = useAsyncAction(async () => {
    try {
      const { undo } = await makeCall(postStudioQuestionsByIdAcceptedAnswers, {
        params: { id: question },
        body: { text },
      });
      onAccepted?.(undo);
    } catch (error) {
      toastFailure('تعذر قبول الإجابة', error);
    }
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <div className="flex min-w-0 grow basis-48 flex-col gap-0.5">
        <p className="wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        {spellings.length > 0 && (
          <span className="text-sm wrap-anywhere text-text-soft">
            كُتبت أيضًا:{' '}
            {spellings.map((spelling, at) => (
              <span key={spelling}>
                {at > 0 && '، '}
                <bdi>{spelling}</bdi>
              </span>
            ))}
          </span>
        )}
      </div>
      {near && <Badge tone="warning">قريبة</Badge>}
      <span className="text-sm text-text-soft tabular-nums">
        {countLabel(count, rareNouns.time)}
      </span>
      {onAccepted && (
        <Button
          size="sm"
          variant="secondary"
          className="ms-auto"
          loading={busy}
          loadingLabel="جارٍ القبول…"
          aria-label={`اقبلها: ${text}`}
          onClick={() => void run()}
        >
          اقبلها
        </Button>
      )}
    </li>
  );
}

import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { VideoQuestion } from '@nibras/contract/assessment/video-questions/shapes.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AnswerField, isAnswered, ReviewedCard, Rich } from '#assessment/quizzes/index.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { clock } from '../player/clock.ts';
import type { Questions } from './use-questions.ts';

interface QuestionDialogProps {
  question: VideoQuestion;
  /** From 1. */
  number: number;
  count: number;
  questions: Questions;
  /** Whether the video waits, and goes on when it is closed. */
  byVideo: boolean;
  container: HTMLElement | null;
  onClose(): void;
}

/** A question of a video: it is answered, then shown with its verdict. Without a line the answer waits on this device. */
export function QuestionDialog({
  question,
  number,
  count,
  questions,
  byVideo,
  container,
  onClose,
}: QuestionDialogProps) {
  const { asked, review } = question;
  const form = useId();
  const unsent = questions.unsentOf(question.id);
  const [answer, setAnswer] = useState<GivenAnswer>({});
  const [retries, setRetries] = useState(false);
  const [sending, setSending] = useState(false);
  const answers = retries || (!review && !unsent);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The field that had the focus is gone.
    if (!answers) main.current?.focus();
  }, [answers]);
  const isWrong = review !== null && (review.score ?? 0) < review.points;

  async function give(event: FormEvent) {
    event.preventDefault();
    // A form in a portal would submit those around it too.
    event.stopPropagation();
    if (!isAnswered(answer)) return;
    setRetries(false);
    setSending(true);
    await questions.give(question, answer);
    setSending(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="md"
      container={container}
      title={`سؤال ${number} من ${count}`}
      description={
        <>
          عند <bdi dir="ltr">{clock(question.second)}</bdi>
        </>
      }
      footer={
        <>
          <Button
            ref={main}
            {...(answers
              ? { type: 'submit', form, 'aria-disabled': !isAnswered(answer) }
              : { onClick: onClose })}
          >
            {answers ? 'أجب' : byVideo ? 'تابع' : 'أغلق'}
          </Button>
          {answers && (
            <Button variant="secondary" onClick={onClose}>
              {byVideo ? 'تخطَّ' : 'ليس الآن'}
            </Button>
          )}
          {!answers && isWrong && !unsent && (
            <Button
              variant="secondary"
              onClick={() => {
                setAnswer({});
                setRetries(true);
              }}
            >
              حاول مرة أخرى
            </Button>
          )}
        </>
      }
    >
      {answers ? (
        <form id={form} onSubmit={(event) => void give(event)} noValidate>
          <Rich id={`${form}-text`} html={asked.html} className="mb-4" />
          <AnswerField
            question={asked}
            answer={answer}
            labelId={`${form}-text`}
            disabled={false}
            onAnswer={setAnswer}
          />
        </form>
      ) : review && !unsent ? (
        <div role="status">
          <ReviewedCard question={review} count={count} alone />
        </div>
      ) : (
        <>
          <Rich html={asked.html} className="mb-4" />
          <div role="status">
            <Notice tone="info">
              {sending
                ? 'جارٍ إرسال إجابتك…'
                : 'انقطع الاتصال، وحُفظت إجابتك على هذا الجهاز. تظهر نتيجتها حين يعود.'}
            </Notice>
          </div>
        </>
      )}
    </Dialog>
  );
}

import type { QuizAnswer } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { formatMinutes } from '#platform/format.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { formatNumber } from '#ui/text/format-number.ts';
import { pointsText, resultsTexts, scoreText } from '../texts.ts';
import { AttemptList } from './attempt-list.tsx';

interface StartPanelProps {
  quiz: QuizAnswer['quiz'];
  onStart(): Promise<void>;
  onOpen(attempt: number): void;
}

/** What a learner knows before an attempt: its size and rules, earlier attempts, and the way in. */
export function StartPanel({ quiz, onStart, onOpen }: StartPanelProps) {
  const { busy, run } = useAsyncAction(onStart);
  const open = quiz.attempts.find(({ state }) => state === 'open');
  const over = quiz.attempts.filter(({ state }) => state !== 'open');
  return (
    <div className="flex flex-col gap-6">
      <Facts quiz={quiz} />
      {open ? (
        <Notice
          tone="info"
          title="لديك محاولة مفتوحة"
          action={<Button onClick={() => onOpen(open.id)}>تابع المحاولة</Button>}
        >
          إجاباتك محفوظة كما تركتها{open.ends_at && '، والوقت يجري'}.
        </Notice>
      ) : quiz.may_start ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="lg"
            loading={busy}
            loadingLabel="جارٍ تحضير الأسئلة…"
            onClick={() => void run()}
          >
            {over.length === 0 ? wording`ابدأ الاختبار` : 'ابدأ محاولة جديدة'}
          </Button>
          {quiz.rules.minutes !== null && (
            <p className="text-sm text-text-soft">يبدأ الوقت حين تضغط، ولا يتوقف.</p>
          )}
        </div>
      ) : (
        <Notice tone="info">
          {quiz.attempts_left === 0
            ? wording`استنفدت محاولات {هذا|هذه} الاختبار.`
            : 'لا يمكنك بدء محاولة الآن.'}
        </Notice>
      )}
      {over.length > 0 && <AttemptList attempts={over} onOpen={onOpen} />}
    </div>
  );
}

function Facts({ quiz }: { quiz: QuizAnswer['quiz'] }) {
  const { rules, mark } = quiz;
  const left = quiz.attempts_left;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3">
      <Fact name="الأسئلة">{countLabel(quiz.questions, rareNouns.question)}</Fact>
      {quiz.points !== null && <Fact name="الدرجة الكاملة">{pointsText(quiz.points)}</Fact>}
      <Fact name="الوقت">{rules.minutes === null ? 'مفتوح' : formatMinutes(rules.minutes)}</Fact>
      <Fact name="درجة النجاح">
        {rules.passMark === null ? 'لا تُشترط' : `${formatNumber(rules.passMark)}%`}
      </Fact>
      <Fact name="المحاولات الباقية">
        {left === null ? 'بلا حد' : countLabel(left, rareNouns.attempt)}
      </Fact>
      <Fact name="تفاصيل الإجابات">{resultsTexts[rules.results]}</Fact>
      {mark && (
        <Fact name={rules.counts === 'best' ? 'درجتك (الأفضل)' : 'درجتك (الأخيرة)'}>
          {mark.score === null ? 'قيد التصحيح' : scoreText(mark.score, mark.max)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-faint">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

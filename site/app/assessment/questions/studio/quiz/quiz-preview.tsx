import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AnswerField, Rich } from '#assessment/quizzes/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { fetchItem } from '#studio-kit/saving/calls.ts';
import { saveEditors } from '#studio-kit/saving/editors.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { bankQuery } from '../queries.ts';
import { asAsked, type QuestionFields } from './as-asked.ts';
import { previewSteps } from './preview-steps.ts';
import type { KeyedItem } from './quiz-items.ts';
import type { Quiz } from './use-quiz.ts';

/** Draws anew: any number but the one before. */
const nextTurn = () => 1 + Math.floor(Math.random() * 7000);

interface QuizPreviewProps {
  quiz: Quiz;
  course: number;
  onClose(): void;
}

/**
 * The quiz as a student gets it, question by question, with what was typed last and with examples of what it draws. Nothing
 * that is answered is kept.
 */
export default function QuizPreview({ quiz, course, onClose }: QuizPreviewProps) {
  const [at, setAt] = useState(0);
  const [turn, setTurn] = useState(nextTurn);
  const [answers, setAnswers] = useState<ReadonlyMap<number, GivenAnswer>>(new Map());
  const asked = quiz.keyed.filter(({ key }) => !quiz.rows.get(key)?.deleted);
  const bank = useDrawnBank(course, asked);
  const steps = bank.data ? previewSteps(asked, bank.data, turn) : [];
  const current = steps[Math.min(at, steps.length - 1)];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={wording`كما {يراه|تراه} الطالب`}
      description="جرّب الإجابة: لا يُحفظ شيء ولا يُصحَّح."
      footer={
        steps.length > 1 && (
          <>
            <Button
              variant="secondary"
              disabled={at >= steps.length - 1}
              onClick={() => setAt(at + 1)}
            >
              التالي
            </Button>
            <Button variant="ghost" disabled={at === 0} onClick={() => setAt(at - 1)}>
              السابق
            </Button>
          </>
        )
      }
    >
      {bank.error ? (
        <FailedState message={errorText(bank.error)} onRetry={bank.retry} />
      ) : !bank.data ? (
        <Loading />
      ) : !current ? (
        <p className="text-text-soft">لا أسئلة تُطرح بعد.</p>
      ) : (
        <>
          <p aria-live="polite" className="mb-3 text-sm text-text-soft">
            {`${Math.min(at, steps.length - 1) + 1} من ${steps.length}`}
          </p>
          {'emptyTag' in current ? (
            <p className="rounded-md bg-sunken px-4 py-6 text-center">
              {'لا أسئلة في البنك من وسم «'}
              <bdi>{current.emptyTag}</bdi>
              {wording`» غير ما {يطرحه|تطرحه} الاختبار {بعينه|بعينها}، فلا يُسحب هنا شيء.`}
            </p>
          ) : (
            <>
              {current.tag !== undefined && (
                <Drawn tag={current.tag} onRedraw={() => setTurn(nextTurn())} />
              )}
              <PreviewedQuestion
                key={current.question}
                id={current.question}
                position={at}
                answer={answers.get(current.question) ?? {}}
                onAnswer={(answer) => setAnswers(new Map(answers).set(current.question, answer))}
              />
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Above an example of what a quiz draws. */
function Drawn({ tag, onRedraw }: { tag: string; onRedraw(): void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-2">
      <p className="text-sm">
        {'مثال مما يُسحب من وسم «'}
        <bdi>{tag}</bdi>
        {'»: لكل محاولة سحبها.'}
      </p>
      <Button size="sm" variant="ghost" onClick={onRedraw}>
        اسحب غيره
      </Button>
    </div>
  );
}

/** The questions of each tag that a quiz draws of; of a long list those on its first page are examples enough. */
function useDrawnBank(course: number, asked: readonly KeyedItem[]) {
  const tags = [...new Set(asked.flatMap(({ item }) => ('tag' in item ? item.tag : [])))];
  return useQueries({
    queries: tags.map((tag) => bankQuery(course, { tag })),
    combine: (pages) => ({
      data: pages.every(({ data }) => data)
        ? new Map(
            pages.map(({ data }, at) => [
              tags[at] ?? '',
              data?.questions.data.map(({ id }) => id) ?? [],
            ]),
          )
        : null,
      error: pages.find(({ data, error }) => !data && error)?.error ?? null,
      retry: () => {
        for (const { refetch } of pages) void refetch();
      },
    }),
  });
}

const Loading = () => (
  <div role="status" aria-label="جارٍ تحميل السؤال">
    <SkeletonText lines={4} />
  </div>
);

interface PreviewedQuestionProps {
  id: number;
  position: number;
  answer: GivenAnswer;
  onAnswer(answer: GivenAnswer): void;
}

function PreviewedQuestion({ id, position, answer, onAnswer }: PreviewedQuestionProps) {
  const label = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['studio', 'previewed-question', id],
    queryFn: async () => {
      await saveEditors('question');
      return (await fetchItem({ kind: 'question', id })) as StudioItem;
    },
    gcTime: 0,
  });
  if (error) return <FailedState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const question = asAsked(data.fields as unknown as QuestionFields, position);
  return (
    <article className="flex flex-col gap-4">
      <p className="text-sm text-text-soft">{countLabel(question.points, rareNouns.mark)}</p>
      <Rich id={label} html={question.html} />
      <AnswerField
        question={question}
        answer={answer}
        labelId={label}
        disabled={false}
        onAnswer={onAnswer}
      />
      {question.hint_costs.length > 0 && (
        <p className="text-sm text-text-soft">
          {wording`فيه تلميحات {يفتحها|تفتحها} الطالب {إن شاء|إن شاءت}: ${question.hint_costs.map((cost) => (cost === 0 ? 'مجاني' : `${cost}%`)).join('، ')}`}
        </p>
      )}
    </article>
  );
}

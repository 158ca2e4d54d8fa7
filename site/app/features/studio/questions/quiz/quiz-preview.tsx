import type { GivenAnswer } from '@nibras/contract/questions.ts';
import type { StudioItem } from '@nibras/contract/studio/items.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AnswerField, Rich } from '#features/quizzes/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { countLabel } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { fetchItem } from '../../saving/calls.ts';
import { saveEditors } from '../../saving/editors.ts';
import { pointNoun, questionNoun } from '../texts.ts';
import { asAsked, type QuestionFields } from './as-asked.ts';
import type { Quiz } from './use-quiz.ts';

/** The quiz as a student gets it, question by question, with what was typed last. Nothing that is answered is kept. */
export default function QuizPreview({ quiz, onClose }: { quiz: Quiz; onClose(): void }) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<number, GivenAnswer>>(new Map());
  const shown = quiz.keyed.filter(({ key }) => !quiz.rows.get(key)?.deleted);
  const current = shown[Math.min(at, shown.length - 1)];
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title="كما يراه الطالب"
      description="جرّب الإجابة: لا يُحفظ شيء ولا يُصحَّح."
      footer={
        shown.length > 1 && (
          <>
            <Button
              variant="secondary"
              disabled={at >= shown.length - 1}
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
      {!current && <p className="text-text-soft">لا أسئلة تُطرح بعد.</p>}
      {current && (
        <p aria-live="polite" className="mb-3 text-sm text-text-soft">
          {`${at + 1} من ${shown.length}`}
        </p>
      )}
      {current &&
        ('tag' in current.item ? (
          <p className="rounded-md bg-sunken px-4 py-6 text-center">
            {'هنا يسحب الاختبار '}
            {countLabel(current.item.count, questionNoun)}
            {' من وسم «'}
            <bdi>{current.item.tag}</bdi>
            {'»، تختلف من محاولة إلى أخرى.'}
          </p>
        ) : (
          <PreviewedQuestion
            key={current.key}
            id={current.key}
            position={at}
            answer={answers.get(current.key) ?? {}}
            onAnswer={(answer) => setAnswers(new Map(answers).set(current.key, answer))}
          />
        ))}
    </Dialog>
  );
}

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
  if (!data) {
    return (
      <div role="status" aria-label="جارٍ تحميل السؤال">
        <SkeletonText lines={4} />
      </div>
    );
  }
  const question = asAsked(data.fields as unknown as QuestionFields, position);
  return (
    <article className="flex flex-col gap-4">
      <p className="text-sm text-text-soft">{countLabel(question.points, pointNoun)}</p>
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
          {`فيه تلميحات يفتحها الطالب إن شاء: ${question.hint_costs.map((cost) => (cost === 0 ? 'مجاني' : `${cost}%`)).join('، ')}`}
        </p>
      )}
    </article>
  );
}

import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { lazy, Suspense, useState } from 'react';
import { QuizStatistics } from '#assessment/statistics/studio/index.ts';
import { errorText } from '#platform/api/api-error.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { EyeIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { KindMenu } from '../editor/kind-menu.tsx';
import { sizeOf } from './quiz-items.ts';
import { QuizList } from './quiz-list.tsx';
import { QuizReadiness } from './quiz-readiness.tsx';
import { RulesForm } from './rules-form.tsx';
import { useQuiz } from './use-quiz.ts';

const PickQuestions = lazy(async () => ({
  default: (await import('./pick-questions.tsx')).PickQuestions,
}));
/** With what a learner's page is made of. */
const QuizPreview = lazy(() => import('./quiz-preview.tsx'));

interface QuizSectionProps {
  edited: EditedItem<'lecture'>;
  course: number;
  disabled: boolean;
}

/** The questions of a quiz in their order, each edited in place, and its rules. */
export default function QuizSection({ edited, course, disabled }: QuizSectionProps) {
  const quiz = useQuiz(edited, course);
  const [dialog, setDialog] = useState<'pick' | 'preview' | null>(null);
  const { questions, points } = sizeOf(quiz.items, quiz.rows);
  const isFull = quiz.items.length >= limits.items;
  const firstTag = quiz.tags[0];
  const close = () => setDialog(null);
  return (
    <>
      <Section
        title="الأسئلة"
        description={
          quiz.items.length === 0
            ? 'أسئلة يصححها النظام، أو إجابات مقالية تصححها بنفسك. ما تكتبه يُحفظ تلقائيًا، ولا يراه أحد قبل النشر.'
            : `${countLabel(questions, rareNouns.question)}${points === null ? '، ومجموع الدرجات بحسب ما يُسحب' : `، ${countLabel(points, rareNouns.mark)}`}`
        }
      >
        {quiz.failure ? (
          <FailedState message={errorText(quiz.failure)} onRetry={quiz.retry} />
        ) : (
          <>
            <QuizReadiness quiz={quiz} />
            <DraftBox field={quiz.field}>
              <QuizList quiz={quiz} lecture={edited.id} disabled={disabled} />
            </DraftBox>
            <div className="flex flex-wrap gap-2">
              {!disabled && !isFull && (
                <>
                  <KindMenu
                    onKind={(kind) => void quiz.make(kind)}
                    trigger={
                      <Button size="sm" icon={<PlusIcon className="size-4.5" />}>
                        أضف سؤالًا
                      </Button>
                    }
                  />
                  <Button size="sm" variant="secondary" onClick={() => setDialog('pick')}>
                    من بنك الأسئلة…
                  </Button>
                  {firstTag && (
                    <Button
                      size="sm"
                      variant="secondary"
                      onClick={() =>
                        quiz.insert(
                          [{ tag: firstTag.name, count: Math.min(5, firstTag.questions) || 1 }],
                          null,
                        )
                      }
                    >
                      أسئلة عشوائية من وسم
                    </Button>
                  )}
                </>
              )}
              {quiz.items.length > 0 && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<EyeIcon className="size-4.5" />}
                  onClick={() => setDialog('preview')}
                >
                  {wording`جرّبه كما {يراه|تراه} الطالب`}
                </Button>
              )}
            </div>
          </>
        )}
      </Section>
      {quiz.items.length > 0 && <RulesForm edited={edited} disabled={disabled} />}
      {quiz.items.length > 0 && <QuizStatistics lecture={edited.id} />}
      <Suspense>
        {dialog === 'pick' && <PickQuestions course={course} quiz={quiz} onClose={close} />}
        {dialog === 'preview' && <QuizPreview quiz={quiz} course={course} onClose={close} />}
      </Suspense>
    </>
  );
}

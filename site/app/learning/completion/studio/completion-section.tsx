import {
  type CompletionRules,
  defaultCompletionRules,
} from '@nibras/contract/learning/completion/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { CheckRow, LimitField } from '#assessment/questions/studio/index.ts';
import { completionFiguresQuery } from '#studio-kit/details/queries.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { DayField } from './day-field.tsx';
import { RulesSummary } from './rules-summary.tsx';

interface CompletionSectionProps {
  courseId: number;
  field: EditedField<CompletionRules | null>;
}

/** What a student must do to complete the course, with what it means in words. */
export function CompletionSection({ courseId, field }: CompletionSectionProps) {
  const figures = useQuery(completionFiguresQuery(courseId)).data ?? null;
  const rules = field.value ?? defaultCompletionRules;
  const set = (parts: Partial<CompletionRules>) => field.set({ ...rules, ...parts });
  // Where all lectures are needed, so is the work in them.
  const all = rules.lectures === 100;
  return (
    <Section
      title={wording`إتمام الكورس`}
      description={
        figures
          ? completedText(figures)
          : wording`متى {student:يُعدّ|تُعدّ} الطالب {student:متمًّا|متمّة} للكورس.`
      }
    >
      <DraftBox field={field} className="flex flex-col gap-5">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <LimitField
            label={wording`المحاضرات المطلوبة (%)`}
            none="لا تُشترط"
            value={rules.lectures === 0 ? null : rules.lectures}
            max={100}
            offered={100}
            hint={wording`محاضرة الاختبار أو التمرين {lecture:تُنجز باجتيازها، وغيرها بمشاهدتها|يُنجز باجتيازه، وغيره بمشاهدته}.`}
            disabled={false}
            onChange={(lectures) => set({ lectures: lectures ?? 0 })}
          />
          <LimitField
            label="أقل متوسط للدرجات (%)"
            none="لا يُشترط"
            value={rules.mark}
            max={100}
            offered={60}
            hint={wording`متوسط كل الدرجات، وما لم {يجرّبه|تجرّبه} الطالب يُحسب صفرًا.`}
            disabled={false}
            onChange={(mark) => set({ mark })}
          />
        </div>
        <div className="flex flex-col gap-1">
          <CheckRow
            label={wording`اجتياز كل اختبار`}
            {...(all && { hint: wording`كل المحاضرات مطلوبة، فاختباراتها مطلوبة معها.` })}
            checked={rules.quizzes || all}
            onChange={(quizzes) => set({ quizzes })}
          />
          <CheckRow
            label={wording`قبول كل تمرين {برمجي|برمجية}`}
            {...(all && { hint: wording`كل المحاضرات مطلوبة، فتمارينها مطلوبة معها.` })}
            checked={rules.assignments || all}
            onChange={(assignments) => set({ assignments })}
          />
        </div>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <DayField
            label="لا يكتمل قبل يوم"
            hint={wording`لكورس {ينتهي|تنتهي} في يوم معلوم. اتركه فارغًا إن لم يكن {له|لها} يوم.`}
            value={rules.not_before}
            part="start"
            onChange={(from) => set({ not_before: from })}
          />
          <DayField
            label="آخر يوم يُحسب فيه ما يُنجز"
            hint="ما يُنجز بعده لا يُحسب. اتركه فارغًا إن لم يكن له موعد أخير."
            value={rules.until}
            part="end"
            onChange={(until) => set({ until })}
          />
        </div>
        <RulesSummary rules={rules} figures={figures} />
        {field.value !== null && (
          <div>
            <Button variant="ghost" size="sm" onClick={() => field.set(null)}>
              أعد القواعد المعتادة
            </Button>
          </div>
        )}
      </DraftBox>
    </Section>
  );
}

function completedText({ students, completed }: { students: number; completed: number }): string {
  if (students === 0) return wording`لا طلاب في الكورس بعد.`;
  if (completed === 0)
    return `لم يتمه أحد بعد، وفيه ${countLabel(students, 'student', 'nominative')}.`;
  return `أتمه حتى الآن ${countLabel(completed, 'student', 'nominative')}، من ${students}.`;
}

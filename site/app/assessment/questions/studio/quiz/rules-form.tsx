import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import {
  defaultRules,
  type QuizRules,
  type ShowTime,
  showTimes,
} from '@nibras/contract/assessment/quizzes/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { Field } from '#ui/form/field.tsx';
import { CheckRow } from '../editor/check-row.tsx';
import { LimitField } from './limit-field.tsx';
import { attemptsText, countsText, minutesText, passText, showTexts } from './rule-texts.ts';

/** The rules of a quiz; below each what it means for a learner. */
export function RulesForm({
  edited,
  disabled,
}: {
  edited: EditedItem<'lecture'>;
  disabled: boolean;
}) {
  const field = edited.field('quiz_rules');
  const rules = field.value ?? defaultRules;
  const set = (parts: Partial<QuizRules>) => field.set({ ...rules, ...parts });
  const show = (name: 'results' | 'keys', label: string) => (
    <Field label={label} hint={showTexts[name][rules[name]].about}>
      <Select
        value={rules[name]}
        disabled={disabled}
        onChange={({ target }) => set({ [name]: target.value as ShowTime })}
        className="min-h-11!"
      >
        {showTimes.map((time) => (
          <option key={time} value={time}>
            {showTexts[name][time].name}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Section title={wording`قواعد الاختبار`}>
      <DraftBox field={field}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <LimitField
            label="المدة بالدقائق"
            none="بلا وقت محدد"
            value={rules.minutes}
            max={limits.minutesMax}
            offered={30}
            hint={minutesText(rules.minutes)}
            disabled={disabled}
            onChange={(minutes) => set({ minutes })}
          />
          <LimitField
            label="عدد المحاولات"
            none="بلا حد"
            value={rules.attempts}
            max={limits.attemptsMax}
            offered={1}
            hint={attemptsText(rules.attempts)}
            disabled={disabled}
            onChange={(attempts) => set({ attempts })}
          />
          <LimitField
            label="درجة النجاح (%)"
            none="بلا درجة نجاح"
            value={rules.passMark}
            max={100}
            offered={60}
            hint={passText(rules.passMark)}
            disabled={disabled}
            onChange={(passMark) => set({ passMark })}
          />
          <Field label="المحاولة المحسوبة" hint={countsText(rules)}>
            <Select
              value={rules.counts}
              disabled={disabled}
              onChange={({ target }) => set({ counts: target.value as QuizRules['counts'] })}
              className="min-h-11!"
            >
              <option value="best">أفضل محاولة</option>
              <option value="last">آخر محاولة</option>
            </Select>
          </Field>
          {show('results', 'تظهر النتيجة التفصيلية')}
          {show('keys', 'تظهر الإجابات الصحيحة')}
        </div>
        <div className="mt-4 flex flex-col gap-1">
          <CheckRow
            label="اخلط ترتيب الأسئلة"
            hint="كل محاولة تبدأ بترتيب مختلف."
            checked={rules.shuffleQuestions}
            onChange={(shuffleQuestions) => set({ shuffleQuestions })}
          />
          <CheckRow
            label="اخلط الخيارات"
            hint="لا يفيد أحدًا أن يعرف أن الإجابة «الثالثة»."
            checked={rules.shuffleAnswers}
            onChange={(shuffleAnswers) => set({ shuffleAnswers })}
          />
        </div>
      </DraftBox>
    </Section>
  );
}

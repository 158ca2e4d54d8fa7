import { type ExerciseRules, isDrawn } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { solutionOptions } from './exercise-texts.ts';
import type { ExerciseFields } from './use-exercise-fields.ts';

const digitsOf = (text: string) => Number(foldDigits(text).replace(/\D/g, ''));

/** What solving gives, how many hidden tests are drawn, when the solution is shown, and how outputs are compared. */
export function RulesSection({ fields: { rules: field, values } }: { fields: ExerciseFields }) {
  const { rules, language, tests } = values;
  const change = (changed: Partial<ExerciseRules>) => field.set({ ...rules, ...changed });
  const hidden = language ? tests.filter((test) => isDrawn(language, test)).length : 0;
  return (
    <Section title="القواعد">
      <DraftBox field={field} className="flex flex-col gap-5">
        {language !== 'html' && (
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            <Field label="الدرجة" className="w-28">
              <Input
                inputMode="numeric"
                dir="ltr"
                className="text-end!"
                value={String(rules.points)}
                onChange={({ target }) =>
                  change({
                    points: Math.min(Math.max(digitsOf(target.value), 1), limits.pointsMax),
                  })
                }
              />
            </Field>
            <Field
              label={wording`عدد {=الاختبارات} المخفية في كل محاولة`}
              hint={`اتركه فارغًا لتُشغَّل كلها (${Math.min(hidden, limits.drawnMax)} الآن، و${limits.drawnMax} على الأكثر).`}
              className="min-w-64"
            >
              <Input
                inputMode="numeric"
                dir="ltr"
                className="w-28! text-end!"
                value={rules.draws === null ? '' : String(rules.draws)}
                onChange={({ target }) => {
                  const draws = digitsOf(target.value);
                  change({ draws: draws === 0 ? null : Math.min(draws, limits.drawnMax) });
                }}
              />
            </Field>
          </div>
        )}
        <Field label={wording`متى {يرى|ترى} الطالب الحل`} className="max-w-xs">
          <Select
            value={rules.solution}
            onChange={({ target }) =>
              change({ solution: target.value as ExerciseRules['solution'] })
            }
          >
            {solutionOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {language !== 'html' && (
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4.5 accent-link"
              checked={rules.exactOutput}
              onChange={({ target }) => change({ exactOutput: target.checked })}
            />
            تُحسب المسافات في آخر السطور والسطور الفارغة في آخر الناتج
          </label>
        )}
      </DraftBox>
    </Section>
  );
}

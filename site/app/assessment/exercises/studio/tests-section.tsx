import type { ExerciseTest } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { newTest } from './exercise-texts.ts';
import { TestRow } from './test-row.tsx';
import type { ExerciseFields } from './use-exercise-fields.ts';
import { type Trial, triedText } from './use-trial.ts';

interface TestsSectionProps {
  fields: ExerciseFields;
  trial: Trial;
  disabled: boolean;
}

/** The tests: what the program reads and what it must print, shown to learners or hidden from them. */
export function TestsSection({ fields, trial, disabled }: TestsSectionProps) {
  const { tests: field, values } = fields;
  const { tests, language, rules } = values;
  if (!language) return null;
  const isFull = tests.length >= limits.tests;
  const isCurrent = trial.result?.tried === triedText(values);
  const hasOutputs = tests.some(({ how }) => how === 'io');

  const change = (at: number, next: ExerciseTest) =>
    field.set(tests.map((test, index) => (index === at ? next : test)));
  function remove(at: number) {
    field.set(tests.filter((_, index) => index !== at));
    toast({
      title: wording`حُذف {=الاختبار}`,
      duration: 10_000,
      action: { label: 'تراجع', onSelect: () => field.set(tests) },
    });
  }
  async function fill() {
    const outputs = await trial.outputsOfSolution();
    if (!outputs) return;
    const filled = tests.map((test) => {
      const output = outputs.get(test.id);
      if (output === undefined || test.how !== 'io') return test;
      const expected = rules.exactOutput ? output : output.trimEnd();
      return { ...test, expected: expected.slice(0, limits.textMaxLength) };
    });
    field.set(filled);
    const missing = tests.filter(({ id, how }) => how === 'io' && !outputs.has(id)).length;
    toast({
      title: missing > 0 ? wording`توقف الحل بخطأ في بعض {=الاختبارات}` : 'مُلئ المتوقع من الحل',
      variant: missing > 0 ? 'destructive' : 'success',
      duration: 10_000,
      action: { label: 'تراجع', onSelect: () => field.set(tests) },
    });
  }

  return (
    <Section
      title={wording`{=الاختبارات}`}
      description={
        language === 'html'
          ? wording`كود يفحص الصفحة في متصفح الطالب.`
          : wording`الظاهرة {يراها|تراها} الطالب {ويشغّلها بنفسه|وتشغّلها بنفسها}. والمخفية تعطي الدرجة: لا تصل مُدخلاتها إلى {متصفحه|متصفحها} إلا عند التسليم، ولا يصل إليه المتوقع منها أبدًا.`
      }
    >
      <DraftBox field={field}>
        <ol className="flex flex-col gap-3">
          {tests.map((test, at) => (
            <TestRow
              key={test.id}
              test={test}
              number={at + 1}
              language={language}
              disabled={disabled}
              result={isCurrent ? trial.result?.solution.get(test.id) : undefined}
              onChange={(next) => change(at, next)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
        {tests.length === 0 && (
          <p className="text-sm text-text-faint">{wording`لا {=اختبارات} بعد.`}</p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          {!isFull && (
            <Button
              size="sm"
              variant="secondary"
              icon={<PlusIcon className="size-5" />}
              onClick={() => field.set([...tests, newTest(language, false)])}
            >
              {wording`{=اختبار} ظاهر`}
            </Button>
          )}
          {!isFull && language !== 'html' && (
            <Button
              size="sm"
              variant="secondary"
              icon={<PlusIcon className="size-5" />}
              onClick={() => field.set([...tests, newTest(language, true)])}
            >
              {wording`{=اختبار} مخفي`}
            </Button>
          )}
          {hasOutputs && (
            <Button
              size="sm"
              variant="ghost"
              loading={trial.state === 'running'}
              loadingLabel="جارٍ تشغيل الحل…"
              disabled={disabled || !values.hasSolution}
              onClick={() => void fill()}
            >
              املأ المتوقع من الحل
            </Button>
          )}
        </div>
      </DraftBox>
    </Section>
  );
}

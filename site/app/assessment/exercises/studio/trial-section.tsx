import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { PlayIcon, SuccessIcon, WarningIcon } from '#ui/ornament/icons.ts';
import { exerciseWarnings } from './exercise-warnings.ts';
import type { ExerciseValues } from './use-exercise-fields.ts';
import { type Trial, triedText } from './use-trial.ts';

function trialWarnings({ result }: Trial): string[] {
  if (!result) return [];
  const names = result.failed
    .map(({ name }, at) => `«${name || wording`{=اختبار} ${at + 1}`}»`)
    .join('، ');
  return [
    ...(result.failed.length > 0
      ? [
          `الحل لا ينجح في ${countLabel(result.failed.length, rareNouns.test, 'genitive')}: ${names}.`,
        ]
      : []),
    ...(result.startPasses
      ? [wording`ملفات البداية تنجح في {=الاختبارات} كلها: لا يبقى للطالب ما {يحله|تحله}.`]
      : []),
  ];
}

/** Runs the solution and the files of the beginning through all tests, and says what to look at before publishing. */
export function TrialSection({ values, trial }: { values: ExerciseValues; trial: Trial }) {
  const { state, result } = trial;
  const isStale = result !== null && result.tried !== triedText(values);
  const warnings = [...exerciseWarnings(values), ...(isStale ? [] : trialWarnings(trial))];
  const isGood = result !== null && !isStale && warnings.length === 0;
  return (
    <Section
      title="قبل النشر"
      description={wording`الحل ينجح في {=الاختبارات} كلها، وملفات البداية لا تنجح.`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={<PlayIcon className="size-5" />}
          loading={state === 'running'}
          loadingLabel="جارٍ التجربة…"
          disabled={!values.language || values.tests.length === 0}
          onClick={() => void trial.start()}
        >
          جرّب
        </Button>
        <p role="status" className="text-sm text-text-soft">
          {state === 'unavailable' &&
            'تعذر تنزيل ما يلزم لتشغيل هذه اللغة. تحقق من اتصالك ثم أعد التجربة.'}
          {state === 'idle' &&
            isStale &&
            wording`{تغيّر|تغيّرت} التمرين بعد آخر تجربة. {جرّبه|جرّبها} مرة أخرى.`}
          {state === 'idle' &&
            isGood &&
            wording`نجح الحل في {=الاختبارات} كلها، ولم تنجح ملفات البداية.`}
        </p>
        {state === 'idle' && isGood && <SuccessIcon className="size-5 text-success" />}
      </div>
      {warnings.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="تنبيهات">
          {warnings.map((text) => (
            <li key={text} className="flex items-start gap-2 text-sm">
              <WarningIcon className="mt-1 size-4 shrink-0 text-warning" />
              <span className="wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

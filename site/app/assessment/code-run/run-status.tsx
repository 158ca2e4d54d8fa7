import { exercises } from '@nibras/contract/assessment/limits.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import { languageNames } from './language-names.ts';
import type { CodeRun } from './use-run.ts';

const megabytes = (bytes: number) => formatNumber(bytes / 1024 ** 2, 1);
/** From here on a size is not rounded to 0. */
const leastShown = 0.1 * 1024 ** 2;

const texts: Readonly<Record<Exclude<CodeRun['state'], 'idle' | 'loading'>, string>> = {
  running: 'يعمل البرنامج…',
  done: 'انتهى البرنامج.',
  failed: 'توقف البرنامج بسبب خطأ.',
  stopped: 'أوقفت البرنامج.',
  'timed-out': `أُوقف البرنامج لأنه لم ينتهِ في ${spanLabel(exercises.runFor / 1000, 'second')}. قد تكون فيه حلقة لا تنتهي.`,
  'too-much-output': 'أُوقف البرنامج لأنه طبع أكثر مما يمكن عرضه. قد تكون فيه حلقة لا تنتهي.',
  unavailable: 'تعذر تنزيل ما يلزم لتشغيل هذه اللغة. تحقق من اتصالك بالإنترنت ثم شغّل مرة أخرى.',
};

function text({ state, progress, size }: CodeRun, language: CodeLanguage): string {
  const name = languageNames[language];
  if (state === 'idle') {
    return size && size.bytes > 0 && !size.cached
      ? `أول مرة تشغّل فيها ${name} ننزّل ما يلزم لتشغيلها (${size.bytes < leastShown ? 'أقل من ' : ''}${megabytes(Math.max(size.bytes, leastShown))} ميجابايت) ونحفظه في متصفحك، ثم تعمل بلا اتصال.`
      : '';
  }
  if (state !== 'loading') return texts[state];
  return progress && progress.total > 0 && progress.loaded < progress.total
    ? `ننزّل ما يلزم لتشغيل ${name}: ${megabytes(progress.loaded)} من ${megabytes(progress.total)} ميجابايت`
    : `نجهّز تشغيل ${name}…`;
}

/** How a run stands, in words; before the first one, what it will fetch. */
export function RunStatus({ run, language }: { run: CodeRun; language: CodeLanguage }) {
  const { progress, state } = run;
  const isLoading = state === 'loading' && progress !== null && progress.total > 0;
  return (
    <div className="run-status" data-state={state}>
      {isLoading && <progress aria-hidden="true" value={progress.loaded} max={progress.total} />}
      <p role="status">{text(run, language)}</p>
    </div>
  );
}

import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { type CodeRun, languageNames } from '#assessment/code-run/index.ts';
import { Button } from '#ui/form/button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { DownloadIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';
import type { Preparing } from './use-preparing.ts';

const megabytes = (bytes: number) => `${formatNumber(bytes / 1024 ** 2, 1)} ميجابايت`;

interface PrepareNoteProps {
  run: CodeRun;
  preparing: Preparing;
  language: CodeLanguage;
}

/** What the language fetches before its first run: how much, how far, with the choice to wait. */
export function PrepareNote({ run, preparing, language }: PrepareNoteProps) {
  const { size } = run;
  const { state, progress, begin, cancel } = preparing;
  if (!size || size.bytes === 0 || size.cached || state === 'ready') return null;
  const name = languageNames[language];
  if (state === 'loading') {
    return (
      <div className="flex items-center gap-3 rounded-md bg-info-soft px-4 py-3">
        <div className="min-w-0 grow">
          <p role="status" className="mb-1.5 text-sm">
            ننزّل ما يلزم لتشغيل <bdi>{name}</bdi> ({megabytes(size.bytes)})، مرة واحدة. اكتب حلّك،
            فلا حاجة إلى الانتظار.
          </p>
          <ProgressBar
            value={progress && progress.total > 0 ? progress.loaded / progress.total : null}
            label={`تنزيل ما يلزم لتشغيل ${name}`}
            showValue
          />
        </div>
        <Button size="sm" variant="ghost" onClick={cancel}>
          أوقف التنزيل
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-info-soft px-4 py-3">
      <p className="min-w-56 grow text-sm" role="status">
        {state === 'failed'
          ? 'تعذر التنزيل. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.'
          : `تشغيل ${name} يحتاج إلى تنزيل ${megabytes(size.bytes)} مرة واحدة، ثم يعمل بلا إنترنت.`}
      </p>
      <Button
        size="sm"
        variant="secondary"
        icon={<DownloadIcon className="size-5" />}
        onClick={begin}
      >
        {state === 'failed' ? 'أعد المحاولة' : 'نزّله الآن'}
      </Button>
    </div>
  );
}

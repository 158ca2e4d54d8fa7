import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { RunOutput, RunStatus, useRun } from '#assessment/code-run/index.ts';
import { Button } from '#ui/form/button.tsx';
import { PlayIcon } from '#ui/ornament/icons.ts';

const fileNames: Record<Exclude<CodeLanguage, 'html'>, string> = {
  javascript: 'main.js',
  typescript: 'main.ts',
  python: 'main.py',
  sql: 'main.sql',
};

interface RunForOutputProps {
  language: Exclude<CodeLanguage, 'html'>;
  code: string;
  onOutput(text: string): void;
}

/** Runs the program in the browser; what it prints is what is expected. */
export default function RunForOutput({ language, code, onOutput }: RunForOutputProps) {
  const run = useRun(language);
  const files = [{ name: fileNames[language], code }];

  async function start() {
    const result = await run.start({ files });
    if (result?.state === 'done' && !result.error) onOutput(withoutTrailing(result.output, /\n/));
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {run.isRunning ? (
          <Button size="sm" variant="secondary" onClick={run.stop}>
            أوقف
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            icon={<PlayIcon className="size-4.5" />}
            disabled={code.trim() === ''}
            onClick={() => void start()}
          >
            شغّل لتعرف الناتج
          </Button>
        )}
        <div className="text-sm text-text-soft">
          <RunStatus run={run} language={language} />
        </div>
      </div>
      {run.error && <RunOutput run={run} language={language} files={files} />}
    </div>
  );
}

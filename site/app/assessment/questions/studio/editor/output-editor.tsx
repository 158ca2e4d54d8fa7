import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { RunOutput, RunStatus, useRun } from '#assessment/code-run/index.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { PlayIcon } from '#ui/ornament/icons.ts';
import type { AnswersProps } from './answers-props.ts';
import { CodeField } from './code-field.tsx';

/** A program and what it prints; running it fills that in. */
export function OutputEditor({ answers, change, disabled }: AnswersProps) {
  const { code = '', language = null, accepted = [] } = answers;
  const [expected = '', ...others] = accepted;
  const setExpected = (text: string) => change({ accepted: [text, ...others] });
  // A page prints nothing.
  const runs = language !== null && language !== 'html';
  return (
    <div className="flex flex-col gap-4">
      <CodeField
        label="الكود"
        value={code}
        onText={(text) => change({ code: text })}
        disabled={disabled}
        language={language}
        onLanguage={(next) => change({ language: next })}
      />
      <Field label="ما يطبعه" hint="لا تضرّ المسافات في آخر السطر ولا الأسطر الفارغة في النهاية.">
        <Textarea
          dir="ltr"
          rows={2}
          value={expected}
          disabled={disabled}
          spellCheck={false}
          onChange={({ target }) => setExpected(target.value)}
          className="min-h-16! font-mono text-sm!"
        />
      </Field>
      {runs && !disabled && (
        <RunForOutput key={language} language={language} code={code} onOutput={setExpected} />
      )}
    </div>
  );
}

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
function RunForOutput({ language, code, onOutput }: RunForOutputProps) {
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

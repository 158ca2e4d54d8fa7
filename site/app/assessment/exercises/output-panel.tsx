import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { CodePlace } from '#assessment/code-editor/index.ts';
import { type CodeRun, RunOutput, RunStatus } from '#assessment/code-run/index.ts';
import { ErrorExplanation } from '#assessment/explain/index.ts';
import type { RunError } from '#assessment/runner/index.ts';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import type { Exercise } from './queries.ts';
import { SubmissionResult } from './submission/submission-result.tsx';
import type { Submit } from './submission/use-submission.ts';
import { TestList } from './tests/test-list.tsx';
import type { Tests } from './tests/use-tests.ts';
import { useVerdictFocus } from './use-verdict-focus.ts';

interface OutputPanelProps {
  exercise: Exercise;
  /** The files that ran. */
  files: readonly CodeFile[];
  run: CodeRun;
  tests: Tests;
  submit: Submit;
  input: string;
  onInput(input: string): void;
  onPlace(place: CodePlace): void;
}

/** What came of the program: its mark, its tests, what it printed or drew, and the lines that it reads. */
export function OutputPanel({ exercise, files, run, tests, submit, ...props }: OutputPanelProps) {
  const { language, rules } = exercise;
  const passed = [...tests.results.values()].filter(({ passed }) => passed).length;
  const reads = language !== 'html' && language !== 'sql';
  const { verdict, submissionVerdict } = useVerdictFocus(tests, submit);
  const explain = (error: RunError) => (
    <ErrorExplanation {...{ error, language, files }} onPlace={props.onPlace} />
  );
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div ref={submissionVerdict} tabIndex={-1} className="empty:hidden">
        <SubmissionResult submit={submit} explain={explain} />
      </div>
      <section aria-label="الناتج" className="flex min-w-0 flex-col gap-3">
        <h2 className="font-semibold">الناتج</h2>
        {run.state !== 'idle' && <RunStatus run={run} language={language} />}
        <RunOutput
          run={run}
          language={language}
          files={files}
          empty="شغّل برنامجك ليظهر ما يطبعه هنا."
          onPlace={props.onPlace}
        />
        {reads && (
          <Field label="المُدخلات" hint="كل سطر جواب عن طلب إدخال واحد.">
            <Textarea
              dir="ltr"
              rows={2}
              className="min-h-16! font-mono text-start!"
              value={props.input}
              onChange={({ target }) => props.onInput(target.value)}
            />
          </Field>
        )}
      </section>
      {exercise.tests.length > 0 && (
        <section aria-label={wording`{=الاختبارات}`} className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h2 className="font-semibold">{wording`{=الاختبارات}`}</h2>
            {tests.results.size > 0 && (
              <p ref={verdict} tabIndex={-1} role="status" className="text-sm text-text-soft">
                نجح {passed} من {exercise.tests.length}
              </p>
            )}
          </div>
          {tests.isUnavailable && (
            <p role="alert" className="text-sm text-danger">
              تعذر تنزيل ما يلزم لتشغيل هذه اللغة. تحقق من اتصالك بالإنترنت ثم اختبر مرة أخرى.
            </p>
          )}
          <TestList
            tests={exercise.tests}
            results={tests.results}
            exactOutput={rules.exactOutput}
            explain={explain}
          />
        </section>
      )}
    </div>
  );
}

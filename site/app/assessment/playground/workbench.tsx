import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#assessment/code-editor/index.ts';
import {
  RunButton,
  RunOutput,
  RunStatus,
  useEarlyPrepare,
  useRun,
} from '#assessment/code-run/index.ts';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ExampleChoice } from './example-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProgramNotices } from './program-notices.tsx';
import { ShareProgram } from './share-program.tsx';
import { usePlayground } from './use-playground.ts';

/** Writing on one side, and what the program does on the other. */
export function Workbench() {
  const playground = usePlayground();
  const { program, isReady } = playground;
  const { language, files, stdin } = program;
  const run = useRun(language);
  useEarlyPrepare(run);
  const editor = useRef<CodeEditorHandle>(null);
  // A press before the program is there is done once it is.
  const [isAsked, setIsAsked] = useState(false);
  const start = () => (isReady ? void run.start({ files, stdin }) : setIsAsked(true));
  const startIfAsked = useEffectEvent(() => {
    if (isAsked) start();
  });
  useEffect(() => {
    if (isReady) startIfAsked();
  }, [isReady]);

  return (
    <div className="mt-6 flex flex-col gap-4">
      <ProgramNotices
        problem={playground.problem}
        replaced={playground.replaced}
        onBack={playground.restore}
      />
      <div inert={!isReady} className="flex flex-wrap items-center justify-between gap-3">
        <LanguageChoice language={language} onChoose={(one) => void playground.choose(one)} />
        <ExampleChoice examples={playground.examples} onChoose={playground.useExample} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <CodeEditor
            key={language}
            ref={editor}
            files={files}
            language={language}
            label="الكود"
            readOnly={!isReady}
            size="fixed"
            storageKey={`playground:${language}`}
            errorAt={run.error?.line ? { file: run.error.file, line: run.error.line } : null}
            onChange={playground.write}
            onRun={start}
          />
          <div className="flex flex-wrap gap-3">
            <RunButton run={run} onStart={start} />
            <div inert={!isReady}>
              <ShareProgram program={program} />
            </div>
          </div>
          {language !== 'html' && language !== 'sql' && (
            <Field
              label="المُدخلات"
              hint={
                language === 'python'
                  ? 'سطر لكل \u2066input()\u2069'
                  : 'سطر لكل \u2066prompt()\u2069'
              }
            >
              <Textarea
                rows={2}
                className="min-h-0! font-mono"
                readOnly={!isReady}
                value={stdin}
                onChange={(event) => playground.writeInput(event.target.value)}
              />
            </Field>
          )}
        </div>
        <section
          aria-label="الناتج"
          className="flex min-w-0 flex-col gap-3 self-start rounded-lg border border-line bg-raised p-4 sm:p-5 lg:min-h-80"
        >
          <h2 className="text-lg">الناتج</h2>
          <RunStatus run={run} language={language} />
          <RunOutput
            run={run}
            language={language}
            files={files}
            empty="شغّل البرنامج لترى ناتجه هنا."
            onPlace={(place) => editor.current?.goTo(place)}
          />
        </section>
      </div>
    </div>
  );
}

import '#ui/work.css';
import './runnable-code.css';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#assessment/code-editor/index.ts';
import {
  languageNames,
  RunButton,
  RunOutput,
  RunStatus,
  useRun,
} from '#assessment/code-run/index.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/text/link.tsx';
import { mainFile } from './main-file.ts';
import { usePlaygroundLink } from './use-playground-link.ts';

/** Code of a text in which the reader has pressed «شغّل»: it runs at once, and can be changed and run again. */
export function RunnableCode({ language, code }: { language: CodeLanguage; code: string }) {
  const [written, setWritten] = useState(code);
  const run = useRun(language);
  const editor = useRef<CodeEditorHandle>(null);
  const files = [{ name: mainFile[language], code: written }];
  const link = usePlaygroundLink({ language, files, stdin: '' });
  const start = () => void run.start({ files, stdin: '' });
  const begin = useEffectEvent(start);

  useEffect(() => {
    begin();
    editor.current?.focus();
  }, []);

  return (
    <section aria-label={`كود ${languageNames[language]} يعمل`} className="runnable-code">
      <CodeEditor
        ref={editor}
        files={files}
        language={language}
        label={`كود ${languageNames[language]}`}
        size="small"
        errorAt={run.error?.line ? { file: run.error.file, line: run.error.line } : null}
        onChange={([file]) => setWritten(file?.code ?? '')}
        onRun={start}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RunButton run={run} onStart={start} />
        {written !== code && (
          <Button variant="ghost" onClick={() => setWritten(code)}>
            أعد الكود الأصلي
          </Button>
        )}
        <Link to={link} className="text-base!">
          افتح في ساحة التجربة
        </Link>
      </div>
      <RunStatus run={run} language={language} />
      <RunOutput
        run={run}
        language={language}
        files={files}
        onPlace={(place) => editor.current?.goTo(place)}
      />
    </section>
  );
}

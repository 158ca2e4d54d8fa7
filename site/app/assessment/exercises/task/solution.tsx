import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { CodeEditor } from '#assessment/code-editor/index.ts';

interface SolutionProps {
  solution: readonly CodeFile[];
  /** One's own program, beside it. */
  own: readonly CodeFile[];
  language: CodeLanguage;
}

/** The teacher's solution beside one's own. */
export function Solution({ solution, own, language }: SolutionProps) {
  return (
    <details className="rounded-md border border-line px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1 font-semibold">{wording`حل المعلّم بجانب حلّك`}</summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 pb-3 lg:grid-cols-2">
        <section className="min-w-0">
          <h2 className="mb-2 font-medium">{wording`حل المعلّم`}</h2>
          <CodeEditor
            files={solution}
            language={language}
            label={wording`حل المعلّم`}
            readOnly
            size="small"
          />
        </section>
        <section className="min-w-0">
          <h2 className="mb-2 font-medium">حلّك</h2>
          <CodeEditor files={own} language={language} label="حلّك" readOnly size="small" />
        </section>
      </div>
    </details>
  );
}

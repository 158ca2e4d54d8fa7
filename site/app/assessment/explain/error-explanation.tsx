import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { useId } from 'react';
import type { RunError } from '#assessment/runner/index.ts';
import { CodeSentence } from './code-sentence.tsx';
import { useExplanation } from './use-explanation.ts';
import './explain.css';

interface ErrorExplanationProps {
  error: RunError;
  language: CodeLanguage;
  /** The files that ran: the explanation looks at the line and at the program's names. */
  files: readonly Pick<CodeFile, 'name' | 'code'>[];
  /** Leads to the line where the cause is. */
  onPlace?(place: { file: string | null; line: number }): void;
}

/** The error of a program: what it means in Arabic where it is known, what to look at next, and its own words. */
export function ErrorExplanation({ error, language, files, onPlace }: ErrorExplanationProps) {
  const explanation = useExplanation({ error, language, files });
  const title = useId();
  const { name, message, file, traceback } = error;
  const line = explanation ? explanation.line : error.line;
  const original = message ? `${name}: ${message}` : name;
  return (
    <section
      className="error-explanation"
      {...(explanation ? { 'aria-labelledby': title } : { 'aria-label': 'خطأ في البرنامج' })}
    >
      {explanation && (
        <div role="status">
          <p id={title} className="error-title">
            <CodeSentence text={explanation.title} />
          </p>
          <p>
            <CodeSentence text={explanation.text} />
          </p>
          <p>
            <strong>جرّب هذا: </strong>
            <CodeSentence text={explanation.next} />
          </p>
        </div>
      )}
      <pre dir="ltr" lang="en">
        {original}
      </pre>
      {line !== null && onPlace && (
        <button type="button" onClick={() => onPlace({ file, line })}>
          اذهب إلى السطر {line}
        </button>
      )}
      {traceback.trim() !== '' && traceback.trim() !== original && (
        <details>
          <summary>الرسالة كاملة</summary>
          <pre dir="ltr" lang="en">
            {traceback}
          </pre>
        </details>
      )}
    </section>
  );
}

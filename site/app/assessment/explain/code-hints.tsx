import { useEffect, useState } from 'react';
import { CodeSentence } from './code-sentence.tsx';
import type { Ended, Hint } from './hints/hint.ts';
import './explain.css';

interface CodeHintsProps extends Ended {
  /** Leads to the line of a hint. */
  onPlace?(place: { file: string | null; line: number }): void;
}

/** Lines of a program that raised no error and cannot do what they say; nothing for most programs. */
export function CodeHints({ language, state, output, files, onPlace }: CodeHintsProps) {
  const [hints, setHints] = useState<readonly (Hint & { file: string })[]>([]);
  // The program that ran, not what it became since: typing must not change the hints.
  const [ended] = useState({ language, state, output, files });

  useEffect(() => {
    let isCurrent = true;
    import('./hints/find-hints.ts')
      .then(({ findHints }) => findHints(ended))
      .catch(() => [])
      .then((found) => {
        if (isCurrent) setHints(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [ended]);

  return hints.map(({ id, title, text, next, line, file }) => (
    <section
      key={`${id} ${line}`}
      className="error-explanation code-hint"
      aria-label={`ملاحظة على السطر ${line}`}
    >
      <div role="status">
        <p className="error-title">
          <CodeSentence text={title} />
        </p>
        <p>
          <CodeSentence text={text} />
        </p>
        <p>
          <strong>جرّب هذا: </strong>
          <CodeSentence text={next} />
        </p>
      </div>
      {onPlace && (
        <button type="button" onClick={() => onPlace({ file, line })}>
          اذهب إلى السطر {line}
        </button>
      )}
    </section>
  ));
}

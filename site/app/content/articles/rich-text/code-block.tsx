import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { notices } from '@nibras/contract/limits.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { copyText } from '#platform/browser/copy-text.ts';
import { CheckIcon, CopyIcon, PlayIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { CodeText } from '#ui/text/code-text.tsx';
import { type CodePiece, codeOf } from './rich-node.ts';

const RunnableCode = lazy(async () => ({
  default: (await import('#assessment/playground/index.ts')).RunnableCode,
}));

interface CodeBlockProps {
  label: string | null;
  pieces: CodePiece[];
  run?: CodeLanguage;
}

/**
 * A highlighted code block that scrolls by itself, with a copy button, and for code that can be run with a button that
 * puts an editor in its place.
 */
export function CodeBlock(props: CodeBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const { run, pieces } = props;
  const block = <StaticBlock {...props} onRun={run && (() => setOpen(true))} waiting={isOpen} />;
  return isOpen && run ? (
    <Suspense fallback={block}>
      <RunnableCode language={run} code={codeOf(pieces)} />
    </Suspense>
  ) : (
    block
  );
}

interface StaticBlockProps extends CodeBlockProps {
  onRun: (() => void) | undefined;
  /** The editor is being loaded. */
  waiting: boolean;
}

function StaticBlock({ label, pieces, onRun, waiting }: StaticBlockProps) {
  return (
    <figure className="code-block">
      <figcaption>
        <bdi>{label ?? 'نص'}</bdi>
        {onRun && (
          <button type="button" className="touch-target" aria-busy={waiting} onClick={onRun}>
            <PlayIcon />
            شغّل
          </button>
        )}
        <CopyButton pieces={pieces} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <pre tabIndex={0} aria-label={label ? `كود ${label}` : 'نص منسق'} role="group">
        <code>
          {pieces.map((piece, index) =>
            typeof piece === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are never reordered.
              <CodeText key={index} code={piece} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are never reordered.
              <span key={index} className={`code-${piece[0]}`}>
                <CodeText code={piece[1]} />
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

function CopyButton({ pieces }: { pieces: CodePiece[] }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), notices.toast);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await copyText(codeOf(pieces))) setCopied(true);
    else {
      toast({
        variant: 'destructive',
        title: 'تعذر نسخ الكود',
        description: 'حدده بنفسك ثم انسخه.',
      });
    }
  }

  return (
    <button type="button" className="touch-target" onClick={() => void copy()}>
      {copied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{copied ? 'نُسخ الكود' : 'نسخ'}</span>
      <span className="sr-only"> الكود</span>
    </button>
  );
}

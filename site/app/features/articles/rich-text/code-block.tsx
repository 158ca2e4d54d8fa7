import { notices } from '@nibras/contract/limits.ts';
import { useEffect, useMemo, useState } from 'react';
import { CheckIcon, CopyIcon } from '#ui/icons.ts';
import { toast } from '#ui/toast-store.ts';
import { copyText } from '../copy-text.ts';
import { highlightCode } from './highlight-code.ts';
import { languageOf } from './languages.ts';

/** A sample of code: left to right, coloured, scrolled in its own frame, with a button that copies it. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const pieces = useMemo(() => highlightCode(code, language), [code, language]);
  const label = languageOf(language)?.label;
  return (
    <figure className="code-block">
      <figcaption>
        <bdi>{label ?? 'نص'}</bdi>
        <CopyButton code={code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <pre tabIndex={0} aria-label={label ? `كود ${label}` : 'نص منسق'} role="group">
        <code>
          {pieces.map(({ text, kind }, index) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move.
              <span key={index} className={`code-${kind}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

function CopyButton({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), notices.toast);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await copyText(code)) setCopied(true);
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
      <span aria-live="polite">{copied ? 'تم النسخ' : 'نسخ'}</span>
      <span className="sr-only"> الكود</span>
    </button>
  );
}

import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { isPlaced, renumbered, withGap, withoutGap } from '../gap-code.ts';
import type { AnswersProps } from './answers-props.ts';
import { CodeField } from './code-field.tsx';
import { TextList } from './text-list.tsx';

/** Code with gaps: what is selected becomes one, by the button or Alt+G. */
export function GapsEditor({ answers, change, disabled }: AnswersProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const gapped = { code: answers.code ?? '', gaps: answers.gaps ?? [] };
  const { code, gaps } = gapped;

  function makeGap() {
    const element = area.current;
    if (!element) return;
    const next = withGap(gapped, element.selectionStart, element.selectionEnd);
    if (next.code === code) {
      setProblem('حدّد أولًا في الكود كلمة أو جزءًا من سطر، ثم اجعله فراغًا.');
    } else {
      setProblem(null);
      change(next);
    }
    element.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // By the key's place: on an Arabic keyboard its letter is another.
    if (!event.altKey || event.code !== 'KeyG') return;
    event.preventDefault();
    makeGap();
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <CodeField
          ref={area}
          label="الكود"
          value={code}
          onText={(text) => change({ code: text })}
          onBlur={() => {
            const next = renumbered(gapped);
            if (next.code !== code) change(next);
          }}
          onKeyDown={onKeyDown}
          aria-describedby={note}
          aria-keyshortcuts="Alt+G"
          disabled={disabled}
          language={answers.language ?? null}
          onLanguage={(language) => change({ language })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            variant="secondary"
            disabled={disabled || gaps.length >= limits.gaps}
            onClick={makeGap}
          >
            اجعل المحدد فراغًا
          </Button>
          <p id={note} role="status" className="text-sm text-text-soft">
            {problem ?? 'حدّد جزءًا من الكود ثم اضغط Alt+G. يظهر الفراغ في الكود هكذا: [[1]]'}
          </p>
        </div>
      </div>
      {gaps.map((gap, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps are known by their numbers.
          key={index}
          aria-label={`الفراغ ${index + 1}`}
          className="border-s-2 border-line ps-3"
        >
          <div className="flex items-center justify-between">
            <p className="text-sm font-medium">
              {`الفراغ ${index + 1}`}
              {!isPlaced(code, index) && (
                <span className="text-danger"> · ليس في الكود، فأعد وضعه أو احذفه</span>
              )}
            </p>
            <IconButton
              label={`ألغِ الفراغ ${index + 1}، ليعود كودًا`}
              disabled={disabled}
              onClick={() => change(withoutGap(gapped, index))}
            >
              <CloseIcon />
            </IconButton>
          </div>
          <TextList
            code
            texts={gap.accepted}
            onTexts={(accepted) =>
              change({ gaps: gaps.map((one, at) => (at === index ? { accepted } : one)) })
            }
            name={`ما يُقبل في الفراغ ${index + 1}`}
            add="أضف بديلًا يُقبل"
            disabled={disabled}
          />
        </section>
      ))}
    </div>
  );
}

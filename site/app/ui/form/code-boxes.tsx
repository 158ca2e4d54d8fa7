import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import {
  backspaceAt,
  codeLength,
  completeCode,
  emptyCode,
  pasteInto,
  type Step,
  typeInto,
} from './code-boxes-logic.ts';

export interface CodeBoxesHandle {
  /** Clears all boxes and focuses the first, after a wrong or a resent code. */
  clear(): void;
  focus(): void;
}

export interface CodeBoxesProps {
  /** Called each time the last box is filled. */
  onComplete(code: string): void;
  /** Called with the digits typed so far, e.g. to enable a submit button when the code is complete. */
  onChange?(code: string): void;
  /** True while the code is being sent: the boxes take no input. */
  disabled?: boolean;
  invalid?: boolean;
  label?: string;
  /** Id of a text that explains the field or its error. */
  describedBy?: string;
  /** Name of a hidden field with the code, for use in a plain form. */
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<CodeBoxesHandle>;
  className?: string;
}

/**
 * Six single-digit boxes for codes sent by mail. They run left to right, as the code does in the mail; the rules are in
 * code-boxes-logic.ts.
 */
export function CodeBoxes({
  onComplete,
  onChange,
  disabled = false,
  invalid = false,
  label = 'كود التحقق',
  describedBy,
  name,
  autoFocus = false,
  ref,
  className,
}: CodeBoxesProps) {
  const [code, setCode] = useState(emptyCode);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // The boxes are disabled when a failure arrives, and a disabled box cannot take the focus: the request is stored
  // until they are enabled again.
  const focusRequested = useRef(autoFocus);

  function focusBox(index: number) {
    const box = boxes.current[index];
    box?.focus();
    box?.select();
  }

  function applyStep(step: Step) {
    setCode(step.code);
    focusBox(step.focus);
    const changed = step.code.some((digit, at) => digit !== code[at]);
    if (!changed) return;
    onChange?.(step.code.join(''));
    const complete = completeCode(step.code);
    if (complete) onComplete(complete);
  }

  useImperativeHandle(ref, () => ({
    clear() {
      setCode(emptyCode);
      onChange?.('');
      if (boxes.current[0]?.disabled) focusRequested.current = true;
      else focusBox(0);
    },
    focus: () => focusBox(0),
  }));

  function attach(index: number, box: HTMLInputElement | null) {
    boxes.current[index] = box;
    if (index === 0 && box && !disabled && focusRequested.current) {
      focusRequested.current = false;
      box.focus();
    }
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const moves: Record<string, number> = {
      ArrowLeft: Math.max(0, index - 1),
      ArrowRight: Math.min(codeLength - 1, index + 1),
      Home: 0,
      End: codeLength - 1,
    };
    const target = moves[event.key];
    if (event.key === 'Backspace') {
      event.preventDefault();
      applyStep(backspaceAt(code, index));
    } else if (target !== undefined) {
      event.preventDefault();
      focusBox(target);
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    event.preventDefault();
    applyStep(pasteInto(code, index, event.clipboardData.getData('text')));
  }

  return (
    <fieldset
      aria-label={label}
      aria-describedby={describedBy}
      dir="ltr"
      className={cx('flex min-w-0 max-w-sm justify-between gap-1.5 sm:gap-2.5', className)}
    >
      {code.map((digit, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have a fixed order.
          key={index}
          ref={(box) => attach(index, box)}
          type="text"
          inputMode="numeric"
          // No maxLength: autofill writes the whole code into the first box.
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={`الرقم ${index + 1} من ${codeLength}`}
          aria-invalid={invalid || undefined}
          disabled={disabled}
          value={digit}
          onChange={(event) => applyStep(typeInto(code, index, event.target.value))}
          onKeyDown={(event) => handleKey(event, index)}
          onPaste={(event) => handlePaste(event, index)}
          onFocus={(event) => event.target.select()}
          className={cx(
            'h-14 w-full min-w-0 max-w-14 rounded-md border-2 bg-raised p-0 text-center text-2xl font-semibold text-text tabular-nums transition-colors',
            'focus:border-focus focus:outline-3 focus:outline-offset-0 focus:outline-focus/30',
            'disabled:border-line disabled:bg-sunken disabled:text-text-faint',
            invalid ? 'border-danger' : digit ? 'border-text-soft' : 'border-line-strong',
          )}
        />
      ))}
      {name && <input type="hidden" name={name} value={code.join('')} />}
    </fieldset>
  );
}

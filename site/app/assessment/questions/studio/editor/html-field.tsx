import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { RichTextField } from '#studio-kit/editor/rich-text-field.tsx';
import type { ChosenPicture } from '#studio-kit/editor/schema/picture.ts';
import { htmlOfText, textOfHtml } from '#studio-kit/saving/html-text.ts';
import { cx } from '#ui/class-names.ts';
import { Textarea } from '#ui/form/textarea.tsx';

export interface HtmlFieldProps {
  /** The stored HTML. */
  value: string;
  onChange(html: string): void;
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  /** One line at first, and stored without a paragraph around it. */
  short?: boolean;
  /** Of less weight than the fields around it. */
  quiet?: boolean;
  disabled: boolean;
  choosePicture(): Promise<ChosenPicture | null>;
  onKeyDown?(event: KeyboardEvent): void;
  className?: string;
}

/**
 * Text that is typed as it is, with `…` for code in a line. «تنسيق» makes it rich text, with blocks of code and pictures;
 * a text that has such already is opened so.
 */
export function HtmlField(props: HtmlFieldProps) {
  const { value, onChange, label, hideLabel = false, disabled, choosePicture, className } = props;
  const [isRich, setRich] = useState(false);
  const plain = textOfHtml(value);
  const toggle = (rich: boolean, text: string) => (
    <button
      type="button"
      className="touch-target relative shrink-0 rounded-sm px-1 text-xs text-text-faint underline-offset-4 hover:text-text hover:underline"
      onClick={() => setRich(rich)}
    >
      {text}
      <span className="sr-only">{` «${label}»`}</span>
    </button>
  );
  if (isRich || plain === null) {
    return (
      <div className={cx('flex min-w-0 flex-col gap-1', className)}>
        <RichTextField
          value={value}
          onChange={onChange}
          label={label}
          hideLabel={hideLabel}
          disabled={disabled}
          choosePicture={choosePicture}
          {...(props.placeholder && { placeholder: props.placeholder })}
        />
        {isRich && plain !== null && !disabled && (
          <div className="flex justify-end">{toggle(false, 'نص بلا تنسيق')}</div>
        )}
      </div>
    );
  }
  return <PlainField {...props} text={plain} toggle={disabled ? null : toggle(true, 'تنسيق')} />;
}

interface PlainFieldProps extends HtmlFieldProps {
  text: string;
  toggle: React.ReactNode;
}

function PlainField(props: PlainFieldProps) {
  const { value, text, onChange, label, hideLabel, placeholder, short = false, hint } = props;
  const id = useId();
  // The HTML says nothing of spaces at the end of what is being typed.
  const [typed, setTyped] = useState(text);
  const given = useRef(value);
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    setTyped(text);
  }, [value, text]);

  function type(next: string) {
    setTyped(next);
    given.current = htmlOfText(next, { inline: short });
    onChange(given.current);
  }

  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', props.className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
      </div>
      <div className="relative">
        {/* Tab leads from the question's text to its first answer. */}
        {!short && <div className="absolute end-2 bottom-2.5 z-1">{props.toggle}</div>}
        <Textarea
          id={id}
          rows={short ? 1 : 2}
          value={typed}
          disabled={props.disabled}
          {...(placeholder && { placeholder })}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          onChange={({ target }) => type(target.value)}
          onKeyDown={props.onKeyDown}
          className={cx(
            // On the left in either direction of the text: there stands the button.
            'block! resize-none! py-2.5! pr-4! pl-16! leading-normal!',
            short ? 'min-h-11!' : 'min-h-18!',
            props.quiet && 'border-dashed! border-line! bg-sunken!',
          )}
        />
        {short && <div className="absolute end-2 bottom-2.5">{props.toggle}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

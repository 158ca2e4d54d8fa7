import type { RefObject } from 'react';

interface PlainCodeProps {
  code: string;
  label: string;
  isReadOnly: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange(code: string): void;
  /** Called when a character begins or ends to be composed by several keys. */
  onCompose(isComposing: boolean): void;
}

/**
 * The code in a text field, of the same size as the editor: what is there until the editor has loaded, and where it
 * cannot be loaded.
 */
export function PlainCode(props: PlainCodeProps) {
  const { code, label, isReadOnly, field, onChange, onCompose } = props;
  return (
    <textarea
      ref={field}
      className="code-plain"
      dir="ltr"
      aria-label={label}
      value={code}
      readOnly={isReadOnly}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onCompositionStart={() => onCompose(true)}
      onCompositionEnd={() => onCompose(false)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

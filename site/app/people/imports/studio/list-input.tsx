import { type DragEvent, useId, useRef, useState } from 'react';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { CloseIcon, FileIcon } from '#ui/ornament/icons.ts';
import { FileName } from '#ui/text/file-name.tsx';

interface ListInputProps {
  text: string;
  file: File | null;
  onText(text: string): void;
  onFile(file: File | null): void;
  texts: {
    label: string;
    hint: string;
    placeholder: string;
    fileLabel: string;
    choose: string;
    /** After «أكبر من 4 ميجابايت.» */
    tooLarge: string;
  };
  /** The files that are offered. */
  accept: string;
  maxBytes: number;
}

/** The list itself: pasted, or a file that is chosen or dropped. */
export function ListInput({ text, file, onText, onFile, texts, accept, maxBytes }: ListInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [error, setError] = useState('');

  function take(chosen: File | undefined) {
    if (!chosen) return;
    const isTooLarge = chosen.size > maxBytes;
    setError(isTooLarge ? `أكبر من ${formatBytes(maxBytes)}. ${texts.tooLarge}` : '');
    if (!isTooLarge) onFile(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx('rounded-lg', over && 'outline-3 outline-offset-4 outline-focus')}
    >
      {file ? (
        <div className="flex items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-3">
          <FileIcon className="size-5 text-text-faint" />
          <p className="min-w-0 grow">
            <FileName name={file.name} className="font-medium wrap-anywhere" />
            <span className="block text-sm text-text-faint">{formatBytes(file.size)}</span>
          </p>
          <IconButton label={`أزل ${file.name}`} onClick={() => onFile(null)}>
            <CloseIcon />
          </IconButton>
        </div>
      ) : (
        <Field label={texts.label} error={error} hint={texts.hint}>
          <Textarea
            autoFocus
            rows={8}
            spellCheck={false}
            className="max-h-80! min-h-44! font-mono text-sm!"
            placeholder={texts.placeholder}
            value={text}
            onChange={({ target }) => {
              setError('');
              onText(target.value);
            }}
          />
        </Field>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-label={texts.fileLabel}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon={<FileIcon className="size-4.5" />}
        onClick={() => input.current?.click()}
        className="mt-3"
      >
        {file ? 'اختر ملفًا آخر' : texts.choose}
      </Button>
    </div>
  );
}

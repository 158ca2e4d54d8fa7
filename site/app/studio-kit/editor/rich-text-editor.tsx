import { EditorContent } from '@tiptap/react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { ErrorIcon } from '#ui/ornament/icons.ts';
import './editor.css';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';
import type { ChosenPicture } from './schema/picture.ts';
import { TextFooter } from './text-footer.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { useRichTextEditor } from './use-rich-text-editor.ts';

export interface RichTextProps {
  /** The stored HTML. */
  value: string;
  onChange(html: string): void;
  label: string;
  /** Hides the label visually, where the text is the page's own subject. */
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  /** Lets the author choose a picture of the library; null where they chose none. */
  choosePicture?(): Promise<ChosenPicture | null>;
  onFocus?(): void;
  onBlur?(): void;
}

/** The width at which pictures are shown, as on the page. */
const pictureWidth = 960;

/** The editor of `RichTextField`. */
export function RichTextEditor({
  value,
  onChange,
  label,
  hideLabel = false,
  placeholder = 'اكتب هنا…',
  hint,
  error,
  disabled = false,
  choosePicture,
  onFocus,
  onBlur,
}: RichTextProps) {
  const id = useId();
  const mediaUrl = useMediaUrl();
  const { pathname } = useLocation();
  const made = useRichTextEditor({
    undoName: `${pathname} ${label}`,
    value,
    onChange,
    placeholder,
    disabled,
    resolve: (src) => mediaUrl(src, pictureWidth),
    attributes: {
      id,
      class: 'prose rich-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-note`,
      dir: 'rtl',
    },
  });
  const note = error ?? hint;
  if (!made) return <RichTextSkeleton label={label} hideLabel={hideLabel} />;
  const { editor } = made;

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the field by itself */}
      <p
        id={`${id}-label`}
        className={hideLabel ? 'sr-only' : 'self-start font-medium text-text'}
        onClick={() => editor.commands.focus()}
      >
        {label}
      </p>
      <div
        className={cx(
          'rounded-md border bg-raised focus-within:border-focus',
          error ? 'border-danger' : hideLabel ? 'border-line' : 'border-line-strong',
        )}
      >
        <EditorToolbar {...made} label={label} choosePicture={choosePicture} />
        <EditorContent editor={editor} onFocus={onFocus} onBlur={onBlur} className="min-w-0" />
        <TextFooter editor={editor} />
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={cx(
          'items-start gap-1.5 text-sm',
          note ? 'flex' : 'hidden',
          error ? 'text-danger' : 'text-text-faint',
        )}
      >
        {error && <ErrorIcon className="mt-1 size-4" />}
        {note}
      </p>
    </div>
  );
}

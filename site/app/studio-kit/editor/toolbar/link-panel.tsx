import { safeHref } from '@nibras/contract/html/html-schema.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { typedAddress } from './typed-address.ts';

interface LinkPanelProps {
  editor: Editor;
  /** Whether the author asked for it; else it shows the link at the caret. */
  opened: boolean;
  onClose(): void;
}

/** The address of the link at the selection: set, changed, opened, removed. */
export function LinkPanel({ editor, opened, onClose }: LinkPanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const current = useEditorState({
    editor,
    selector: ({ editor: shown }) => String(shown.getAttributes('link').href ?? ''),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const address = typed ?? current;

  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);

  function close() {
    setTyped(null);
    setWrong(false);
    onClose();
    editor.commands.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const href = typedAddress(address);
    if (!href) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const { empty } = editor.state.selection;
    const chain = editor.chain();
    if (empty && !current) {
      chain.insertContent({
        type: 'text',
        text: address.trim(),
        marks: [{ type: 'link', attrs: { href } }],
      });
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    close();
  }

  const href = safeHref(current);
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      className="flex flex-wrap items-center gap-2 border-t border-line px-2 py-1.5"
    >
      <label htmlFor={id} className="sr-only">
        عنوان الرابط
      </label>
      <Input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        dir="ltr"
        value={address}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        placeholder="https://example.com أو ‎/courses"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        className="h-9! min-w-40 flex-1 basis-48 text-sm!"
      />
      <Button type="submit" size="sm" variant="secondary">
        {current ? 'غيّر الرابط' : 'أضف الرابط'}
      </Button>
      {current && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetLink().run();
            close();
          }}
        >
          أزل الرابط
        </Button>
      )}
      {href && (
        <a href={href} target="_blank" rel="noopener" className="px-2 text-sm text-link">
          افتحه<span className="sr-only"> في نافذة جديدة</span>
        </a>
      )}
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="basis-full text-sm text-danger">
          اكتب عنوانًا صحيحًا، مثل https://example.com أو ‎/courses أو name@example.com.
        </p>
      )}
    </form>
  );
}

import { safeHref } from '@nibras/contract/html/html-schema.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { typedAddress } from './typed-address.ts';

const wrongAddress = 'اكتب عنوانًا صحيحًا، مثل https://example.com أو ‎/courses أو name@example.com.';

interface LinkPanelProps {
  editor: Editor;
  /** Whether the author asked for it; else it shows the link at the caret. */
  opened: boolean;
  onClose(): void;
}

/** The address of the link at the selection: set, changed, opened, removed. */
export function LinkPanel({ editor, opened, onClose }: LinkPanelProps) {
  const id = useId();
  const current = useEditorState({
    editor,
    selector: ({ editor: shown }) => String(shown.getAttributes('link').href ?? ''),
  });
  const { form, submit, control, problem } = useCheckedForm({
    defaultValues: { address: current },
    check: ({ address }) => ({ address: !typedAddress(address) && wrongAddress }),
  });
  const { reset, setFocus } = form;
  const wrong = problem('address');

  useEffect(() => {
    reset({ address: current });
  }, [current, reset]);
  useEffect(() => {
    if (opened) setFocus('address');
  }, [opened, setFocus]);

  function close() {
    reset({ address: current });
    onClose();
    editor.commands.focus();
  }

  async function link({ address }: { address: string }) {
    const href = typedAddress(address);
    if (!href) return;
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
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(link, event);
      }}
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
        id={id}
        type="text"
        inputMode="url"
        dir="ltr"
        {...control('address')}
        placeholder="https://example.com أو ‎/courses"
        aria-invalid={wrong ? true : undefined}
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
          {wrong}
        </p>
      )}
    </form>
  );
}

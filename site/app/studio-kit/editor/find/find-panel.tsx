import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { CloseIcon, DownIcon } from '#ui/ornament/icons.ts';
import { foundIn } from './find-plugin.ts';

interface FindPanelProps {
  editor: Editor;
  onClose(): void;
}

/** Finds and replaces in the text. Enter goes to the next place, Shift+Enter to the one before, Escape closes. */
export function FindPanel({ editor, onClose }: FindPanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState('');
  const { search, count, current } = useEditorState({
    editor,
    selector: ({ editor: shown }) => {
      const found = foundIn(shown.state);
      return { search: found.search, count: found.hits.length, current: found.current };
    },
  });
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const { from, to } = editor.state.selection;
    const selected = editor.state.doc.textBetween(from, to, ' ').slice(0, 80);
    if (selected) {
      setTyped(selected);
      editor.commands.find(selected);
    }
    field.current?.focus();
    field.current?.select();
    return () => {
      if (!editor.isDestroyed) editor.commands.find('');
    };
  }, [editor]);

  function close() {
    onClose();
    editor.commands.focus();
  }

  return (
    <search
      aria-label="البحث في النص"
      className="flex flex-wrap items-center gap-2 border-t border-line px-2 py-1.5"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <label htmlFor={`${id}-search`} className="sr-only">
        ابحث في النص
      </label>
      <Input
        ref={field}
        id={`${id}-search`}
        value={typed}
        placeholder="ابحث في النص"
        onChange={({ target }) => {
          setTyped(target.value);
          editor.commands.find(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          editor.commands.findNext(event.shiftKey ? -1 : 1);
        }}
        className="h-9! min-w-32 flex-1 basis-32 text-sm!"
      />
      <output className="min-w-14 text-sm text-text-soft" aria-live="polite">
        {search && (count === 0 ? 'لا نتائج' : `${current + 1} من ${count}`)}
      </output>
      <IconButton
        label="السابق"
        className="size-9!"
        disabled={count === 0}
        onClick={() => editor.commands.findNext(-1)}
      >
        <DownIcon className="rotate-180" />
      </IconButton>
      <IconButton
        label="التالي"
        className="size-9!"
        disabled={count === 0}
        onClick={() => editor.commands.findNext(1)}
      >
        <DownIcon />
      </IconButton>
      <label htmlFor={`${id}-replace`} className="sr-only">
        ضع مكانه
      </label>
      <Input
        id={`${id}-replace`}
        value={replacement}
        placeholder="ضع مكانه"
        onChange={({ target }) => setReplacement(target.value)}
        className="h-9! min-w-32 flex-1 basis-32 text-sm!"
      />
      <Button
        size="sm"
        variant="ghost"
        disabled={count === 0}
        onClick={() => editor.chain().replaceFound(replacement, false).findNext(1).run()}
      >
        استبدل
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={count === 0}
        onClick={() => editor.commands.replaceFound(replacement, true)}
      >
        استبدل الكل
      </Button>
      <IconButton label="أغلق البحث" className="size-9!" onClick={close}>
        <CloseIcon />
      </IconButton>
    </search>
  );
}

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { goOnAfterPicture } from '../pictures/alternative-texts.ts';
import type { ChosenPicture } from '../schema/picture.ts';

interface PicturePanelProps {
  editor: Editor;
  choosePicture?(): Promise<ChosenPicture | null>;
  /** Grows whenever the text is to be written next: the field gets the focus. */
  wanted: number;
}

/** The alternative text of the picture at the selection; replacing and removing it. */
export function PicturePanel({ editor, choosePicture, wanted }: PicturePanelProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted > 0) field.current?.focus({ preventScroll: true });
  }, [wanted]);
  const alt = useEditorState({
    editor,
    selector: ({ editor: shown }) => String(shown.getAttributes('figure').alt ?? ''),
  });

  async function replace() {
    const picture = await choosePicture?.();
    if (picture) editor.chain().focus().updateAttributes('figure', picture).run();
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-2 py-1.5">
      <label htmlFor={id} className="text-sm text-text-soft">
        النص البديل
      </label>
      <Input
        ref={field}
        id={id}
        value={alt}
        onChange={({ target }) => editor.commands.updateAttributes('figure', { alt: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          goOnAfterPicture(editor);
        }}
        placeholder="ما الذي تعرضه الصورة؟"
        className="h-9! min-w-40 flex-1 basis-48 text-sm!"
      />
      {choosePicture && (
        <Button size="sm" variant="secondary" onClick={() => void replace()}>
          استبدل
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => editor.chain().focus().deleteNode('figure').run()}
      >
        أزل الصورة
      </Button>
    </div>
  );
}

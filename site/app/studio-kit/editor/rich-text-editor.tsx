import { useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect } from 'react';
import type { StaticView } from './static-view/static-view.ts';
import { countWords } from './text-counts.ts';
import { EditorToolbar, type EditorToolbarProps } from './toolbar/editor-toolbar.tsx';
import { type OpenedEditor, useRichTextEditor } from './use-rich-text-editor.ts';

interface RichTextEditorProps
  extends OpenedEditor,
    Pick<EditorToolbarProps, 'label' | 'choosePicture'> {
  view: StaticView;
  /** Shown until the editor is made. */
  fallback: ReactNode;
  onWords(words: number): void;
}

/** The editor of `RichTextField`: it takes over the shown text, and what is drawn here is its toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, choosePicture, fallback, onWords } = props;
  const made = useRichTextEditor(props);
  const words = useEditorState({
    editor: made?.editor ?? null,
    selector: ({ editor }) => (editor ? countWords(editor.state.doc) : null),
  });
  useEffect(() => {
    if (words !== null) onWords(words);
  }, [words, onWords]);
  return made ? <EditorToolbar {...made} label={label} choosePicture={choosePicture} /> : fallback;
}

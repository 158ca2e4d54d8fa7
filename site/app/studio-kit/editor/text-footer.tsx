import { articles } from '@nibras/contract/limits.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { spanLabel } from '#platform/format.ts';
import { countWords, wordsText } from './text-counts.ts';

/** The words of the text and how long it takes to read them. */
export function TextFooter({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: shown }) => countWords(shown.state.doc),
  });
  const minutes = Math.ceil(words / articles.wordsPerMinute);
  return (
    <p className="border-t border-line px-3 py-1.5 text-sm text-text-faint">
      {wordsText(words)}
      {words > 0 && ` · قراءة ${spanLabel(minutes, 'minute')}`}
    </p>
  );
}

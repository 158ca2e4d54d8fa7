import { articles } from '@nibras/contract/limits.ts';
import { countLabel, spanLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { countWords } from './text-counts.ts';

/** The words of the text and how long it takes to read them. */
export function TextFooter({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: shown }) => countWords(shown.state.doc),
  });
  const minutes = Math.ceil(words / articles.wordsPerMinute);
  return (
    <p className="border-t border-line px-3 py-1.5 text-sm text-text-faint">
      {countLabel(words, rareNouns.word)}
      {words > 0 && ` · قراءة ${spanLabel(minutes, 'minute')}`}
    </p>
  );
}

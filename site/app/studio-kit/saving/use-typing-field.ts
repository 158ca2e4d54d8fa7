import { useEffect } from 'react';
import type { ItemEditor } from './item-editor.ts';

/** Tells the editor which field has the keyboard, so that nothing replaces its text meanwhile. */
export function useTypingField(editor: ItemEditor): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field =
        target instanceof Element ? target.closest<HTMLElement>('[data-studio-field]') : null;
      editor.activate(field?.dataset.studioField ?? null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [editor]);
}

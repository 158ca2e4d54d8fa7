import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readUndo } from '#platform/browser/undo-store.ts';
import { createEditor, type EditorOptions, type RichEditor } from './create-editor.ts';
import { fromHtml } from './html/from-html.ts';
import type { PictureUploads } from './pictures/picture-uploads.ts';
import { replaceDocument } from './replace-document.ts';
import type { UndoRecord } from './undo/undo-log.ts';

/** The tool of an element of the toolbar or of its place. */
const toolOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-tool]')?.dataset.tool;

/** A parent that never answers must not fill the memory. */
const maxGiven = 50;

export interface OpenedEditor extends EditorOptions {
  value: string;
  /** Called when the editor is there, with the tool of the toolbar's place that had the focus. */
  onReady(tool: string | undefined): void;
}

/**
 * The editor of a field; null until it is made. A `value` that is not one of those that `onChange` has been given is a
 * change from outside (their version, an older one) and is shown; one that has been given is an answer and changes
 * nothing, even if something else has been typed since.
 */
export function useRichTextEditor(
  options: OpenedEditor,
): { editor: Editor; uploads: PictureUploads } | null {
  const { value, disabled, undoName } = options;
  const latest = useRef(options);
  latest.current = options;
  const [made, setMade] = useState<RichEditor | null>(null);
  /** What `onChange` has been given and has not come back as `value` yet, oldest first. */
  const given = useRef<string[]>([]);
  const shown = useRef(value);

  useEffect(() => {
    let current: RichEditor | null = null;
    let left = false;
    const { view } = latest.current;
    void readUndo<UndoRecord>(undoName).then(async (record) => {
      await view.still();
      if (left) return;
      shown.current = view.base;
      given.current = [...view.reported];
      current = createEditor(
        {
          ...latest.current,
          onChange(html) {
            shown.current = html;
            given.current = [...given.current, html].slice(-maxGiven);
            latest.current.onChange(html);
          },
        },
        record,
      );
      const tool = toolOf(document.activeElement);
      // The toolbar listens to keys, which come next.
      flushSync(() => setMade(current));
      current.takeOver();
      latest.current.onReady(tool);
    });
    return () => {
      left = true;
      setMade(null);
      current?.destroy();
    };
  }, [undoName]);

  useEffect(() => {
    made?.editor.setEditable(!disabled, false);
  }, [made, disabled]);

  useEffect(() => {
    if (!made) return;
    const answered = given.current.indexOf(value);
    if (value !== shown.current && answered >= 0) {
      given.current.splice(0, answered + 1);
      return;
    }
    given.current = [];
    if (value === shown.current) return;
    shown.current = value;
    replaceDocument(made.editor, fromHtml(made.editor.schema, value));
  }, [made, value]);

  return made;
}

import { Editor, getSchema } from '@tiptap/core';
import { writeUndo } from '#platform/browser/undo-store.ts';
import { fromHtml } from './html/from-html.ts';
import { toHtml } from './html/to-html.ts';
import { PictureUploads } from './pictures/picture-uploads.ts';
import { richTextExtensions } from './schema/extensions.ts';
import type { StaticView } from './static-view/static-view.ts';
import { takeOver, takeStaticView } from './static-view/take-over.ts';
import { keepUndoLog, replay, type UndoRecord } from './undo/undo-log.ts';

export interface EditorOptions {
  /** The shown text, in whose element the editor is made. */
  view: StaticView;
  placeholder: string;
  disabled: boolean;
  resolve(src: string): string | null;
  /** The name under which the history is kept over a reload. */
  undoName: string;
  /** Called with the HTML of each change that the author makes. */
  onChange(html: string): void;
}

/** So many milliseconds after a change its history is stored. */
const undoDelay = 300;

export interface RichEditor {
  editor: Editor;
  uploads: PictureUploads;
  /** Does what was done before the editor was there. */
  takeOver(): void;
  destroy(): void;
}

/** Makes an editor of the shown text, with the history that a reload has interrupted. */
export function createEditor(options: EditorOptions, record: UndoRecord | null): RichEditor {
  const { view, placeholder, resolve, undoName, disabled } = options;
  const value = view.base;
  const uploads = new PictureUploads();
  const extensions = richTextExtensions({ placeholder, resolve, uploads });
  const schema = getSchema(extensions);
  const stored = fromHtml(schema, value);
  const taken = takeStaticView(schema, view);
  const make = (content: object) =>
    new Editor({
      extensions,
      content,
      // The page's security policy blocks style elements; the rules are in editor.css.
      injectCSS: false,
      editable: !disabled,
      // The same element, so that a phone's keyboard stays.
      element: { mount: view.root },
    });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let editor: Editor | null = null;
  if (record?.html === value) {
    try {
      editor = make(record.base);
      keepLog(editor);
      replay(editor, record);
      if (toHtml(editor.state.doc) !== value)
        throw new RangeError('The history is of another text.');
    } catch {
      // A history of an earlier schema: the text alone is opened.
      editor?.destroy();
      editor = null;
    }
  }
  if (!editor) {
    editor = make(stored.toJSON());
    keepLog(editor);
  }
  function keepLog(made: Editor) {
    const log = keepUndoLog(made, made.state.doc);
    made.on('transaction', ({ transaction }) => {
      if (!transaction.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!made.isDestroyed) void writeUndo(undoName, log.record(toHtml(made.state.doc)));
      }, undoDelay);
    });
  }
  const made = editor;
  let last = toHtml(made.state.doc);
  made.on('update', () => {
    const html = toHtml(made.state.doc);
    if (html === last) return;
    last = html;
    options.onChange(html);
  });
  return {
    editor: made,
    uploads,
    takeOver: () => takeOver(made, taken),
    destroy() {
      clearTimeout(timer);
      made.destroy();
      uploads.destroy();
    },
  };
}

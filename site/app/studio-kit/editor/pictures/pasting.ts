import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPaste } from '../paste/clean-paste.ts';
import { isMarkdown, markdownHtml } from '../paste/markdown.ts';
import { type PastedFiles, takePictures } from '../paste/paste-pictures.ts';
import { describePicture } from './alternative-texts.ts';
import type { PictureUploads } from './picture-uploads.ts';

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Adds pictures between blocks and uploads them; the text of the first is written next. */
export function insertPictures(
  view: EditorView,
  files: File[],
  { at, uploads }: { at: number; uploads: PictureUploads },
): void {
  const figure = view.state.schema.nodes.figure;
  const nodes = files.map((file) => figure?.create({ upload: uploads.start(file) }));
  const transaction = view.state.tr;
  for (const node of nodes.reverse()) if (node) transaction.insert(at, node);
  view.dispatch(describePicture(transaction, at));
}

/** The position of the next gap between blocks. */
export function blockGap(view: EditorView, position: number): number {
  const $position = view.state.doc.resolve(position);
  return $position.depth === 0 ? position : $position.after(1);
}

/** Cleans what is pasted or dropped, and uploads its pictures. */
export const Pasting = Extension.create<{ uploads: PictureUploads }>({
  name: 'pasting',
  addProseMirrorPlugins() {
    const { uploads } = this.options;
    const type = this.editor.schema.nodes.figure;
    let pasted: PastedFiles = { rtf: '', files: [] };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (_, { clipboardData }) => {
              pasted = {
                rtf: clipboardData?.getData('text/rtf') ?? '',
                files: [...(clipboardData?.files ?? [])],
              };
              return false;
            },
            drop: (_, { dataTransfer }) => {
              pasted = { rtf: '', files: [...(dataTransfer?.files ?? [])] };
              return false;
            },
          },
          transformPastedHTML: (html, view) => {
            // What was copied from an editor is as it should be.
            if (/data-pm-slice/.test(html)) return html;
            const { body } = new DOMParser().parseFromString(html, 'text/html');
            cleanPaste(body);
            takePictures(body, pasted, {
              start: (file) => uploads.start(file),
              missing: () => uploads.missing(),
            });
            view.dom.ownerDocument.defaultView?.queueMicrotask(() => {
              pasted = { rtf: '', files: [] };
            });
            return body.innerHTML;
          },
          handlePaste: (view, { clipboardData }) => {
            const images = imagesOf(clipboardData);
            const hasText = /text\/html/.test([...(clipboardData?.types ?? [])].join());
            const text = clipboardData?.getData('text/plain') ?? '';
            const inCode = view.state.selection.$from.parent.type.spec.code;
            if (!hasText && !inCode && images.length === 0 && isMarkdown(text)) {
              void markdownHtml(text).then(
                (html) => view.pasteHTML(html),
                () => view.pasteText(text),
              );
              return true;
            }
            if (images.length === 0 || hasText) return false;
            insertPictures(view, images, { at: blockGap(view, view.state.selection.to), uploads });
            return true;
          },
          handleDrop: (view, event, _slice, moved) => {
            const images = imagesOf(event.dataTransfer);
            if (moved || images.length === 0) return false;
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            event.preventDefault();
            const at = blockGap(view, place?.pos ?? view.state.doc.content.size);
            insertPictures(view, images, { at, uploads });
            return true;
          },
        },
        // The address of a picture whose upload has ended, also where undo or redo brought the picture back.
        appendTransaction: (transactions, _before, state) => {
          const isAsked = transactions.some(
            (one) => one.docChanged || one.getMeta('picture-upload'),
          );
          if (!isAsked || !uploads.hasReady) return null;
          const transaction = state.tr;
          state.doc.descendants((node, position) => {
            if (node.type !== type) return !node.isTextblock;
            const upload = node.attrs.upload && uploads.get(node.attrs.upload);
            if (upload?.type === 'ready' && !node.attrs.src) {
              transaction.setNodeMarkup(position, null, {
                ...node.attrs,
                src: upload.src,
                upload: null,
              });
            }
            return false;
          });
          return transaction.docChanged ? transaction.setMeta('addToHistory', false) : null;
        },
        view: (view) => {
          const stop = uploads.onChange(() => {
            if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta('picture-upload', true));
          });
          return { destroy: stop };
        },
      }),
    ];
  },
});

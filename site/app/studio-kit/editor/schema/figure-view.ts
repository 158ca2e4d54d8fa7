import type { NodeViewRenderer } from '@tiptap/core';
import { pictureStateView } from '../pictures/picture-state-view.ts';
import { type FigureOptions, figureElements } from './picture.ts';

/** A picture as the page shows it, with its caption as an editable line, and the state of its upload. */
export const figureView =
  ({ resolve, uploads }: FigureOptions): NodeViewRenderer =>
  ({ node, editor, getPos }) => {
    let shown = node;
    const { figure: dom, image, caption: contentDOM } = figureElements(document);
    const state = pictureStateView({
      onFile: (file) => uploads?.start(file, String(shown.attrs.upload ?? '') || undefined),
      onRemove() {
        const from = getPos();
        if (from !== undefined) {
          editor
            .chain()
            .focus()
            .deleteRange({ from, to: from + shown.nodeSize })
            .run();
        }
      },
    });
    image.after(state.dom);

    const show = () => {
      const upload = shown.attrs.upload ? uploads?.get(shown.attrs.upload) : undefined;
      const preview = upload && 'preview' in upload ? upload.preview : null;
      const src = shown.attrs.src ? resolve(String(shown.attrs.src)) : preview;
      image.hidden = !src;
      if (src && image.getAttribute('src') !== src) image.src = src;
      image.alt = shown.attrs.alt;
      contentDOM.classList.toggle('is-empty', shown.content.size === 0);
      state.show(shown.attrs.src ? null : upload);
    };
    image.addEventListener('click', () => {
      const position = getPos();
      if (position !== undefined) editor.chain().setNodeSelection(position).focus().run();
    });
    const stop = uploads?.onChange(show);
    show();
    return {
      dom,
      contentDOM,
      update(updated) {
        if (updated.type !== shown.type) return false;
        shown = updated;
        show();
        return true;
      },
      stopEvent: (event) => state.dom.contains(event.target as HTMLElement),
      ignoreMutation: (mutation) =>
        mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
      destroy: () => stop?.(),
    };
  };

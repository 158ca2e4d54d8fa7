import type { NodeViewRenderer } from '@tiptap/core';
import { codeBlockElements } from './code-block-caption.ts';

/** A block of code as the page shows it, with a chooser of its language in place of the language's name. */
export const codeBlockView: NodeViewRenderer = ({ node, editor, getPos }) => {
  let shown = node;
  const {
    figure: dom,
    caption,
    select,
    runBox,
    code: contentDOM,
    ...elements
  } = codeBlockElements(document);
  const show = () =>
    elements.show({
      language: String(shown.attrs.language ?? ''),
      run: shown.attrs.run === true,
      editable: editor.isEditable,
    });
  select.addEventListener('change', () => {
    const position = getPos();
    if (position === undefined) return;
    editor
      .chain()
      .command(({ tr }) => {
        tr.setNodeAttribute(position, 'language', select.value || null);
        return true;
      })
      .setTextSelection(position + 1 + shown.content.size)
      .focus()
      .run();
  });
  runBox.addEventListener('change', () => {
    const position = getPos();
    if (position === undefined) return;
    editor.commands.command(({ tr }) => {
      tr.setNodeAttribute(position, 'run', runBox.checked);
      return true;
    });
  });
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
    stopEvent: (event) => caption.contains(event.target as HTMLElement),
    ignoreMutation: (mutation) =>
      mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  };
};

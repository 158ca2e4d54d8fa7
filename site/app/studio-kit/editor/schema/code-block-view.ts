import { codeLanguages, runnableLanguages } from '@nibras/contract/html/code-languages.ts';
import type { NodeViewRenderer } from '@tiptap/core';

/** One name for each language, ordered by what is shown: the label itself in small letters where that is a name. */
const choices = Object.entries(codeLanguages)
  .map(([name, label]) => {
    const own = label.toLowerCase();
    return { name: codeLanguages[own] === label ? own : name, label };
  })
  .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

function languageSelect(): HTMLSelectElement {
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'لغة الكود');
  select.dir = 'auto';
  select.append(new Option('نص بلا لغة', ''));
  for (const { label, name } of choices) select.append(new Option(label, name));
  return select;
}

/** Whether visitors can run the code; it is there for the languages that can be run. */
function runChoice() {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box, 'يشغّله القارئ');
  return { label, box };
}

/** A block of code as the page shows it, with a chooser of its language in place of the language's name. */
export const codeBlockView: NodeViewRenderer = ({ node, editor, getPos }) => {
  let shown = node;
  const dom = document.createElement('figure');
  dom.className = 'code-block';
  const caption = document.createElement('figcaption');
  caption.contentEditable = 'false';
  const select = languageSelect();
  const { label: runLabel, box: runBox } = runChoice();
  caption.append(select, runLabel);
  const pre = document.createElement('pre');
  const contentDOM = document.createElement('code');
  pre.append(contentDOM);
  dom.append(caption, pre);

  const show = () => {
    const language = String(shown.attrs.language ?? '');
    const label = codeLanguages[language];
    const name = choices.find((choice) => choice.label === label)?.name ?? language;
    // A language that the highlighter does not know stays as it was stored.
    if (name && !label && ![...select.options].some(({ value }) => value === name)) {
      select.append(new Option(name, name));
    }
    select.value = name;
    select.disabled = !editor.isEditable;
    runLabel.hidden = !runnableLanguages[name];
    runBox.checked = shown.attrs.run === true;
    runBox.disabled = !editor.isEditable;
  };
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

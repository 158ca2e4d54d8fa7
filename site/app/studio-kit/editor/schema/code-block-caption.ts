/** The line above a block of code: the chooser of its language, and whether readers can run it. */
import { codeLanguages, runnableLanguages } from '@nibras/contract/html/code-languages.ts';

/** One name for each language, ordered by what is shown: the label itself in small letters where that is a name. */
const choices = Object.entries(codeLanguages)
  .map(([name, label]) => {
    const own = label.toLowerCase();
    return { name: codeLanguages[own] === label ? own : name, label };
  })
  .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

function languageSelect(document: Document): HTMLSelectElement {
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'لغة الكود');
  select.dir = 'auto';
  const none = { name: '', label: 'نص بلا لغة' };
  for (const choice of [none, ...choices]) select.append(option(document, choice));
  return select;
}

function option(document: Document, { name, label }: { name: string; label: string }) {
  const made = document.createElement('option');
  made.value = name;
  made.textContent = label;
  return made;
}

/** Whether visitors can run the code; it is there for the languages that can be run. */
function runChoice(document: Document) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  label.append(box, 'يشغّله القارئ');
  return { label, box };
}

interface ShownCode {
  language: string;
  run: boolean;
  editable: boolean;
}

/** The elements of a block of code; `show` sets what its caption says. */
export function codeBlockElements(document: Document) {
  const figure = document.createElement('figure');
  figure.className = 'code-block';
  const caption = document.createElement('figcaption');
  caption.contentEditable = 'false';
  const select = languageSelect(document);
  const { label: runLabel, box: runBox } = runChoice(document);
  caption.append(select, runLabel);
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  pre.append(code);
  figure.append(caption, pre);

  function show({ language, run, editable }: ShownCode) {
    const label = codeLanguages[language];
    const name = choices.find((choice) => choice.label === label)?.name ?? language;
    // A language that the highlighter does not know stays as it was stored.
    if (name && !label && ![...select.options].some(({ value }) => value === name)) {
      select.append(option(document, { name, label: name }));
    }
    select.value = name;
    select.disabled = !editable;
    runLabel.hidden = !runnableLanguages[name];
    runBox.checked = run;
    runBox.disabled = !editable;
  }
  return { figure, caption, select, runBox, code, show };
}

import { Compartment, EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CodeFile } from '@nibras/contract/assessment/exercises/shapes.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { markError } from './error-line.ts';
import { commonExtensions, fromOutside, type ViewOptions } from './extensions.ts';
import { fileLanguage } from './file-language.ts';
import { directions } from './isolates.ts';
import { type CodeKey, pressKey, typeSigns } from './keys.ts';
import { loadLanguage } from './languages.ts';
import { keepFiles, readFiles, restoredState, type StoredFiles } from './stored-history.ts';

export interface CodeViewOptions extends Omit<ViewOptions, 'onChange' | 'describedBy'> {
  files: readonly CodeFile[];
  active: string;
  language: CodeLanguage;
  readOnly: boolean;
  storageKey: string | undefined;
  onChange(name: string, code: string): void;
}

/** So many milliseconds after a change the history is stored. */
const keepDelay = 300;

/** What a parent has been told and may answer late. */
const maxGiven = 50;

const leaveHint = 'code-leave';
const leaveText = 'للخروج من المحرر بلوحة المفاتيح اضغط Escape ثم Tab.';

const lockedOf = (isLocked: boolean): Extension =>
  isLocked
    ? [
        EditorState.readOnly.of(true),
        // Reachable by keyboard, and without the phone's keyboard.
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-readonly': 'true' }),
      ]
    : [];

/** The root of an editor's styles: the page's policy blocks style elements, and allows sheets that a root adopts. */
function rootIn(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const hint = document.createElement('p');
  hint.id = leaveHint;
  hint.hidden = true;
  hint.lang = 'ar';
  hint.dir = 'rtl';
  hint.textContent = leaveText;
  root.replaceChildren(hint);
  return root;
}

/** An editor of several files, of which one is shown; each has its own history. */
export class CodeView {
  readonly #options: CodeViewOptions;
  readonly #common: Extension;
  readonly #language = new Compartment();
  readonly #locked = new Compartment();
  readonly #states = new Map<string, EditorState>();
  readonly #given = new Map<string, string[]>();
  readonly #view: EditorView;
  #active: string;
  #isReadOnly: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: HTMLElement,
    options: CodeViewOptions,
    languages: ReadonlyMap<string, Extension>,
    stored: StoredFiles,
  ) {
    this.#options = options;
    this.#active = options.active;
    this.#isReadOnly = options.readOnly;
    this.#common = commonExtensions({
      ...options,
      describedBy: leaveHint,
      onChange: (code) => this.#changed(code),
    });
    for (const file of options.files) this.#add(file, languages.get(file.name) ?? [], stored);
    const root = rootIn(host);
    this.#view = new EditorView({ root, parent: root, state: this.#stateOf(this.#active) });
  }

  #stateOf(name: string): EditorState {
    return this.#states.get(name) ?? EditorState.create({ extensions: this.#common });
  }

  #add(file: CodeFile, language: Extension, stored: StoredFiles): void {
    const extensions = [
      this.#common,
      this.#language.of([language, directions(this.#hasLanguage(file.name))]),
      this.#locked.of(lockedOf(this.#isReadOnly || file.locked === true)),
    ];
    this.#states.set(file.name, restoredState(stored[file.name], { doc: file.code, extensions }));
  }

  #hasLanguage(name: string): boolean {
    return fileLanguage(name, this.#options.language) !== 'plain';
  }

  #changed(code: string): void {
    const name = this.#active;
    this.#states.set(name, this.#view.state);
    const given = this.#given.get(name) ?? [];
    this.#given.set(name, [...given, code].slice(-maxGiven));
    this.#options.onChange(name, code);
    this.#keepSoon();
  }

  #keepSoon(): void {
    const { storageKey } = this.#options;
    if (storageKey === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#states.set(this.#active, this.#view.state);
      void keepFiles(storageKey, this.#states);
    }, keepDelay);
  }

  /** Changes a state that may be shown or not. */
  #update(name: string, spec: (state: EditorState) => TransactionSpec): void {
    const state = name === this.#active ? this.#view.state : this.#states.get(name);
    if (!state) return;
    const transaction = state.update(spec(state));
    if (name === this.#active) this.#view.dispatch(transaction);
    this.#states.set(name, transaction.state);
  }

  /** Shows what the files are now: new ones, removed ones, and texts that came from outside. */
  setFiles(files: readonly CodeFile[]): void {
    for (const name of this.#states.keys()) {
      if (!files.some((file) => file.name === name)) this.#states.delete(name);
    }
    for (const file of files) {
      const { name, code } = file;
      const state = name === this.#active ? this.#view.state : this.#states.get(name);
      if (!state || !this.#states.has(name)) this.#open(file);
      else if (state.doc.toString() === code) this.#given.delete(name);
      else if (!this.#given.get(name)?.includes(code)) {
        this.#given.delete(name);
        this.#replace(name, code);
      }
    }
    if (!this.#states.has(this.#active) && files[0]) this.show(files[0].name);
  }

  /** Replaces only what differs, so that the caret stays where it is. */
  #replace(name: string, code: string): void {
    this.#update(name, ({ doc }) => {
      const now = doc.toString();
      let from = 0;
      while (from < now.length && from < code.length && now[from] === code[from]) from++;
      let after = 0;
      const most = Math.min(now.length, code.length) - from;
      while (after < most && now.at(-1 - after) === code.at(-1 - after)) after++;
      return {
        changes: { from, to: now.length - after, insert: code.slice(from, code.length - after) },
        // The parent has this text already: two editors of one text would take it for their own.
        annotations: fromOutside.of(true),
      };
    });
  }

  #open(file: CodeFile): void {
    this.#add(file, [], {});
    void loadLanguage(fileLanguage(file.name, this.#options.language)).then((language) => {
      this.#update(file.name, () => ({
        effects: this.#language.reconfigure([language, directions(this.#hasLanguage(file.name))]),
      }));
    });
  }

  /** Shows another file. */
  show(name: string): void {
    const state = this.#states.get(name);
    if (!state || name === this.#active) return;
    if (this.#states.has(this.#active)) this.#states.set(this.#active, this.#view.state);
    this.#active = name;
    this.#view.setState(state);
  }

  /** Forbids or allows writing, in all files or in those that are not locked. */
  setReadOnly(isReadOnly: boolean, files: readonly CodeFile[]): void {
    this.#isReadOnly = isReadOnly;
    for (const { name, locked } of files) {
      const isLocked = isReadOnly || locked === true;
      this.#update(name, () => ({ effects: this.#locked.reconfigure(lockedOf(isLocked)) }));
    }
  }

  /** Marks a line of a file, and takes the mark from all others. */
  markError(place: { file: string; line: number } | null): void {
    for (const name of [...this.#states.keys()]) {
      const line = place?.file === name ? place.line : null;
      this.#update(name, () => ({ effects: markError.of(line) }));
    }
  }

  /** Gives the keyboard to the editor. @param selection from and to, as a text field has them */
  focus(selection?: readonly [number, number]): void {
    if (selection) {
      const { length } = this.#view.state.doc;
      const [anchor, head] = selection.map((at) => Math.min(at, length));
      this.#view.dispatch({ selection: { anchor: anchor ?? 0, head: head ?? 0 } });
    }
    this.#view.focus();
  }

  /** Shows a file with the caret in a line, counted from 1. */
  goTo(name: string, line: number): void {
    this.show(name);
    const { doc } = this.#view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.#view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    this.#view.focus();
  }

  type(signs: string): void {
    typeSigns(this.#view, signs);
  }

  press(key: CodeKey): void {
    pressKey(this.#view, key);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#view.destroy();
  }
}

/** Loads the languages of all files and what a former visit kept, and makes the editor. */
export async function openCodeView(
  options: () => CodeViewOptions,
): Promise<(host: HTMLElement) => CodeView> {
  const { files, language, storageKey } = options();
  const names = files.map(({ name }) => name);
  const [stored, ...loaded] = await Promise.all([
    readFiles(storageKey),
    ...names.map((name) => loadLanguage(fileLanguage(name, language))),
  ]);
  const languages = new Map(names.map((name, at) => [name, loaded[at] ?? []]));
  // What was typed meanwhile, in the text field, is in the newest options.
  return (host) => new CodeView(host, options(), languages, stored);
}

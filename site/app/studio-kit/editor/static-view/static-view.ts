import { buildStaticText, fillerOf, type StaticText, textBlocks } from './build-static-text.ts';
import { typedHtml } from './typed-html.ts';

/** Both ends of a selection, as places in the shown text. */
export interface Selected {
  anchor: Node;
  anchorOffset: number;
  focus: Node;
  focusOffset: number;
}

/** What was done before the editor had loaded and only the editor can do. */
export type Held =
  | { kind: 'text'; text: string }
  | { kind: 'key'; key: KeyboardEventInit }
  | { kind: 'paste'; data: DataTransfer }
  | { kind: 'drop'; data: DataTransfer; x: number; y: number };

export interface HeldAt {
  held: Held;
  at: Selected | null;
}

/** A picture or a control of a block of code that was used: its selector, and its index among the elements of that selector. */
export interface UsedPart {
  selector: string;
  index: number;
  /** What was chosen. */
  value?: string;
}

export interface StaticViewOptions {
  placeholder: string;
  editable: boolean;
  resolve(src: string): string | null;
  /** Called with the stored HTML and what was typed into it, where the editor may come too late. */
  onChange(html: string): void;
  /** Called when something is held for the editor. */
  onHold(): void;
  /** Called when the words have changed. */
  onWords(): void;
}

/** The longest wait (ms) for a finger or a button that stays down. */
const pressMost = 4000;

/** After so many milliseconds the click of a finger that was lifted has come. */
const clickMost = 100;

/** What a text has besides its words: pictures are pressed, lists are pressed and changed, boxes are changed. */
const pictures = '.prose-picture';
const lists = '.code-block select';
const boxes = '.code-block input';

/** So many changes and so much held input are remembered. */
const reportedMost = 50;
const heldMost = 2000;

/** Shortcuts of the editor by the places of their keys, with their modifiers. */
const shortcuts: readonly RegExp[] = [
  /^ctrl (Key[BIEKFZY]|Comma|Period)$/,
  /^ctrl shift (Key[BHSZ]|Digit[78])$/,
  /^ctrl alt (Digit[0-6]|Key[CD]|Arrow\w+)$/,
  /^alt F10$/,
];

const isShortcut = (event: KeyboardEvent) => {
  const modifiers = [
    (event.ctrlKey || event.metaKey) && 'ctrl',
    event.shiftKey && 'shift',
    event.altKey && 'alt',
  ].filter(Boolean);
  const name = [...modifiers, event.code].join(' ');
  return shortcuts.some((pattern) => pattern.test(name));
};

const elementAt = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

function copyOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data?.types ?? []) {
    const text = type === 'Files' ? '' : data?.getData(type);
    if (text) copy.setData(type, text);
  }
  for (const file of data?.files ?? []) copy.items.add(file);
  return copy;
}

/**
 * A stored text that can be read and typed in before its editor has loaded. Plain typing goes into the shown text; what only the
 * editor can do (paste, drop, shortcuts, deleting over several blocks) is held with its place until the editor takes over.
 */
export class StaticView {
  readonly root: HTMLElement;
  /** The stored HTML that is shown. */
  base = '';
  /** The HTML that `onChange` has got since. */
  readonly reported: string[] = [];
  readonly held: HeldAt[] = [];
  used: UsedPart | null = null;
  /** Whether all that was typed stands in one place, one key after the other. */
  isOneRun = true;

  readonly #options: () => StaticViewOptions;
  readonly #stop = new AbortController();
  readonly #touched = new Set<Element>();
  #text: StaticText | null = null;
  #isReported = true;
  #isComposing = false;
  #isPressed = false;
  #isLate = false;
  #caret: Selected | null = null;
  #still: (() => void)[] = [];

  /** @param options are read when they are needed, since they change */
  constructor(root: HTMLElement, html: string, options: () => StaticViewOptions) {
    this.root = root;
    this.#options = options;
    this.show(html);
    const { signal } = this.#stop;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => root.addEventListener(name, listener, { signal });
    on('beforeinput', (event) => this.#beforeInput(event));
    on('input', ({ target }) => {
      if (target === root) this.#typed();
    });
    on('change', ({ target }) => {
      if (!this.#use(target, lists)) this.#use(target, boxes);
    });
    on('keydown', (event) => this.#keyDown(event));
    on('paste', (event) => {
      event.preventDefault();
      this.#hold({ kind: 'paste', data: copyOf(event.clipboardData) });
    });
    on('dragstart', (event) => event.preventDefault());
    on('dragover', (event) => event.preventDefault());
    on('drop', (event) => {
      event.preventDefault();
      const { clientX: x, clientY: y } = event;
      this.#hold({ kind: 'drop', data: copyOf(event.dataTransfer), x, y });
    });
    on('compositionstart', () => {
      this.#isComposing = true;
    });
    on('compositionend', () => {
      this.#isComposing = false;
      // The browser sends the last input after this event.
      setTimeout(() => this.#settle());
    });
    on('blur', () => this.report());
    // The toolbar's place is pressed too.
    const frame = root.parentElement ?? root;
    frame.addEventListener('pointerdown', ({ target }) => this.#press(target), { signal });
    const { defaultView: window } = root.ownerDocument;
    for (const name of ['pointerup', 'pointercancel'] as const) {
      window?.addEventListener(
        name,
        ({ pointerType }) => {
          setTimeout(() => this.#release(), pointerType === 'mouse' ? 0 : clickMost);
        },
        { signal, capture: true },
      );
    }
    window?.addEventListener('pagehide', () => this.report(), { signal });
  }

  get isTyped(): boolean {
    return this.#touched.size > 0;
  }

  /** Shows another stored text, unless something has been typed into this one. Returns whether it is shown. */
  show(html: string): boolean {
    const isEnded = this.#stop.signal.aborted;
    if (isEnded || this.isTyped || (this.#text && html === this.base)) return false;
    this.base = html;
    this.#text = buildStaticText(html, this.#options());
    this.root.replaceChildren(this.#text.content);
    return true;
  }

  /** Resolves when no character is being composed and no button is down. */
  still(): Promise<void> {
    if (!this.#isComposing && !this.#isPressed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#still.push(resolve);
    });
  }

  get hasFocus(): boolean {
    return this.root.ownerDocument.activeElement === this.root;
  }

  /** The selection, if the text has the focus. */
  selection(): Selected | null {
    if (!this.hasFocus) return null;
    const selection = this.root.ownerDocument.getSelection();
    const { anchorNode: anchor, focusNode: focus } = selection ?? {};
    if (!selection || !anchor || !focus) return null;
    if (!this.root.contains(anchor) || !this.root.contains(focus)) return null;
    const { anchorOffset, focusOffset } = selection;
    return { anchor, anchorOffset, focus, focusOffset };
  }

  /** Reports each change at once from now on: the editor did not load. */
  reportEachChange(): void {
    this.#isLate = true;
    this.report();
  }

  /** Calls `onChange` with what was typed, unless it has been called with that. */
  report(): void {
    if (this.#isReported || !this.#text || this.#stop.signal.aborted) return;
    this.#isReported = true;
    const html = typedHtml(this.#text, this.#touched);
    this.reported.push(html);
    if (this.reported.length > reportedMost) this.reported.shift();
    this.#options().onChange(html);
  }

  /** Stops listening: the editor has taken over. */
  stop(): void {
    this.#stop.abort();
  }

  #settle(): void {
    if (this.#isComposing || this.#isPressed) return;
    for (const resolve of this.#still.splice(0)) resolve();
  }

  #release(): void {
    this.#isPressed = false;
    this.#settle();
  }

  #hold(held: Held): void {
    if (!this.#options().editable || this.held.length >= heldMost) return;
    this.held.push({ held, at: this.selection() });
    this.#options().onHold();
  }

  #press(target: EventTarget | null): void {
    this.#isPressed = true;
    setTimeout(() => this.#release(), pressMost);
    this.used = null;
    if (!this.#use(target, pictures)) this.#use(target, lists);
  }

  /** Remembers the use of a part of this kind. Returns whether the target is one. */
  #use(target: EventTarget | null, selector: string): boolean {
    const all = [...this.root.querySelectorAll(selector)];
    const index = all.indexOf(target as Element);
    if (index < 0) return false;
    const isChosen = target instanceof HTMLSelectElement;
    this.used = { selector, index, ...(isChosen && { value: target.value }) };
    return true;
  }

  #keyDown(event: KeyboardEvent): void {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
    if (isComposing) return;
    const focus = this.selection()?.focus;
    const isTab =
      key === 'Tab' && !ctrlKey && focus && elementAt(focus)?.closest('li, td, th, pre') !== null;
    if (!isTab && !isShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#hold({ kind: 'key', key: { key, code, ctrlKey, metaKey, shiftKey, altKey } });
  }

  /** The block of words that a range is in; null for a range over several. */
  #blockOf(range: StaticRange | undefined): Element | null {
    const [start, end] = [range?.startContainer, range?.endContainer].map(
      (node) => node && elementAt(node)?.closest(textBlocks),
    );
    return start && start === end && this.root.contains(start) ? start : null;
  }

  #beforeInput(event: InputEvent): void {
    const { inputType, data } = event;
    const [range] = event.getTargetRanges();
    const block = this.#blockOf(range);
    this.#noteRun(range);
    // What a keyboard composes cannot be held back.
    if (!event.cancelable) return;
    const isBreak = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
    const isDeletion = inputType.startsWith('delete');
    const isText = /^insert(Text|ReplacementText|CompositionText|FromComposition)$/.test(inputType);
    const isPlain = block !== null && this.held.length === 0;
    if (isPlain && isText) return;
    if (isPlain && isDeletion && range && !range.collapsed) return;
    event.preventDefault();
    if (isPlain && isBreak && range) this.#breakLine(block, range, inputType);
    else if (isText && data) this.#hold({ kind: 'text', text: data });
    else if (isBreak) {
      const shiftKey = inputType === 'insertLineBreak';
      this.#hold({ kind: 'key', key: { key: 'Enter', code: 'Enter', shiftKey } });
    } else if (isDeletion) {
      const key = inputType.endsWith('Forward') ? 'Delete' : 'Backspace';
      const ctrlKey = inputType.includes('Word');
      this.#hold({ kind: 'key', key: { key, code: key, ctrlKey } });
    }
  }

  /** Whether this change is where the one before it has ended. */
  #noteRun(range: StaticRange | undefined): void {
    if (!this.isTyped || !this.#caret || !range) return;
    const { focus, focusOffset } = this.#caret;
    const between = this.root.ownerDocument.createRange();
    between.setStart(focus, focusOffset);
    between.setEnd(range.endContainer, range.endOffset);
    const [start, end] = [between.startContainer, between.startOffset];
    const isAhead = start === focus && end === focusOffset;
    const passed = between.cloneContents();
    if (!isAhead || passed.textContent || passed.querySelector('br')) this.isOneRun = false;
  }

  #breakLine(block: Element, range: StaticRange, inputType: string): void {
    const { ownerDocument: document } = this.root;
    const place = document.createRange();
    place.setStart(range.startContainer, range.startOffset);
    place.setEnd(range.endContainer, range.endOffset);
    place.deleteContents();
    const made = document.createElement('br');
    made.dataset[inputType === 'insertParagraph' ? 'enter' : 'break'] = '';
    place.insertNode(made);
    // Without a line after it the browser shows no new one.
    const rest = document.createRange();
    rest.setStartAfter(made);
    rest.setEndAfter(block.lastChild ?? made);
    const hasFiller = block.querySelector('.ProseMirror-trailingBreak') !== null;
    if (!rest.toString() && !hasFiller) block.append(fillerOf(document));
    document
      .getSelection()
      ?.collapse(made.parentNode, [...(made.parentNode?.childNodes ?? [])].indexOf(made) + 1);
    this.#typed();
  }

  #typed(): void {
    this.#caret = this.selection();
    const node = this.#caret?.focus;
    const block = node && elementAt(node)?.closest(textBlocks);
    // A change whose place the browser does not say may be in any block.
    for (const one of block ? [block] : (this.#text?.origins.keys() ?? [])) this.#touched.add(one);
    for (const empty of this.root.querySelectorAll('.is-empty')) {
      if (empty.textContent) empty.classList.remove('is-empty', 'is-editor-empty');
    }
    this.#isReported = false;
    if (this.#isLate) this.report();
    this.#options().onWords();
  }
}

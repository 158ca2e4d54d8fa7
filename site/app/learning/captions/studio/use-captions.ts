import {
  byTime,
  type CaptionLine,
  type NamedLine,
} from '@nibras/contract/learning/captions/studio/lines.ts';
import type { StudioCaptions } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FieldState } from '#studio-kit/saving/editor-state.ts';
import { type Edited, useEditedRecord } from '#studio-kit/saving/use-studio-item.ts';
import type { Edit } from './lines/line-edits.ts';
import { emptySession, redo, undo, withStep } from './lines/session.ts';
import { allWarnings, type LineWarning } from './lines/warnings.ts';

/** Where the keyboard goes after an edit: a line, and the place in its text (-1: its end). */
export interface Focused {
  id: string;
  caret: number;
  /** So that the same place can be gone to twice. */
  time: number;
}

/** Captions under edit. */
export interface Captions {
  edited: Edited<Record<string, CaptionLine | null>>;
  item: StudioCaptions | null;
  /** In the order of their times. */
  lines: readonly NamedLine[];
  warnings: ReadonlyMap<string, LineWarning[]>;
  /** The lines whose text another person or tab has changed as well. */
  conflicts: readonly string[];
  /** The line that the keyboard is in, or was last; null before. */
  active: string | null;
  focused: Focused | null;
  /** The lines that the person has gone through on this page. */
  passed: ReadonlySet<string>;
  canUndo: boolean;
  canRedo: boolean;
  focus(id: string, caret?: number): void;
  /** The keyboard is in a line. */
  enter(id: string): void;
  /**
   * Changes lines, as one step that can be undone.
   * @param options.typing joins steps of typing in one place
   */
  apply(edit: Edit | null, options?: { typing?: string; focus?: string; caret?: number }): void;
  undo(): void;
  redo(): void;
}

const linesOf = (fields: Readonly<Record<string, FieldState>>): NamedLine[] => {
  const lines: NamedLine[] = [];
  for (const [id, { value }] of Object.entries(fields)) {
    if (value) lines.push({ ...(value as CaptionLine), id });
  }
  return lines.sort(byTime);
};

/** Edits captions as items of content are edited: each line is saved by itself, with an undo for the whole session. */
export function useCaptions(id: number): Captions {
  const edited = useEditedRecord<Record<string, CaptionLine | null>>('captions', id);
  const { editor } = edited;
  const fields = useStore(editor.store, (state) => state.fields);
  const lines = useMemo(() => linesOf(fields), [fields]);
  const warnings = useMemo(() => allWarnings(lines), [lines]);
  const conflicts = Object.keys(fields).filter((name) => fields[name]?.conflict);
  const [active, setActive] = useState<string | null>(null);
  const [focused, setFocused] = useState<Focused | null>(null);
  const [passed, setPassed] = useState<ReadonlySet<string>>(() => new Set());
  const session = useRef(emptySession);
  const [counts, setCounts] = useState({ done: 0, undone: 0 });

  const lineOf = (name: string) =>
    (editor.store.getState().fields[name]?.value ?? null) as CaptionLine | null;

  function enter(name: string) {
    setActive(name);
    setPassed((before) => (before.has(name) ? before : new Set(before).add(name)));
  }

  function focus(name: string, caret = -1) {
    enter(name);
    setFocused({ id: name, caret, time: performance.now() });
  }

  function remember(next: typeof session.current) {
    session.current = next;
    setCounts({ done: next.done.length, undone: next.undone.length });
  }

  function step(made: ReturnType<typeof undo>) {
    if (!made) return;
    remember(made.session);
    editor.changeAll(made.edit);
    const there = [...made.edit].find(([, line]) => line !== null)?.[0];
    const line = made.line !== null && lineOf(made.line) ? made.line : there;
    if (line !== undefined) focus(line);
  }

  return {
    edited,
    // The editor of captions fetches them whole.
    item: edited.record as StudioCaptions | null,
    lines,
    warnings,
    conflicts,
    active: active !== null && lineOf(active) ? active : null,
    focused,
    passed,
    canUndo: counts.done > 0,
    canRedo: counts.undone > 0,
    focus,
    enter,
    apply(edit, { typing, focus: target, caret } = {}) {
      if (!edit) return;
      const line = target ?? active;
      const made = withStep(session.current, { edit, lineOf, line, typing, now: Date.now() });
      if (made) {
        remember(made.session);
        editor.changeAll(made.edit);
      }
      if (target !== undefined) focus(target, caret);
    },
    undo: () => step(undo(session.current)),
    redo: () => step(redo(session.current)),
  };
}

let count = 0;

/** A name for a new line, which no other line has: of this tab, and in the order in which they are made. */
export function newLineName(): string {
  count += 1;
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${Date.now().toString(36)}-${count.toString(36).padStart(4, '0')}-${random.toString(36)}`;
}

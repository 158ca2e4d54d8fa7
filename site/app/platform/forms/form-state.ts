import { emptyValues, type TextValues } from './draft.ts';

/** What the form needs of an input or a textarea. */
type Control = Pick<HTMLInputElement, 'value' | 'focus'>;

export type Problems<Name extends string> = Partial<TextValues<Name>>;

/** Answers the values as the rules read them, and what is wrong with which field. */
export type FormRules<Name extends string> = (
  values: TextValues<Name>,
) => Promise<{ values: TextValues<Name>; problems: Problems<Name> }>;

export type FormSnapshot<Name extends string> = { problems: Problems<Name>; sending: boolean };

/**
 * A form of text fields whose values live in the page itself and nowhere else: what was typed before the scripts
 * arrived is what it begins with. Checked when it is sent; from then on a field is checked again as it is typed in.
 */
export function createFormState<Name extends string>(
  fields: readonly Name[],
  rules: FormRules<Name>,
) {
  const controls = new Map<Name, Control>();
  const watchers = new Set<() => void>();
  const typedListeners = new Set<(values: TextValues<Name>) => void>();
  let snapshot: FormSnapshot<Name> = { problems: {}, sending: false };
  let checked = false;
  let lastCheck = 0;

  function change(part: Partial<FormSnapshot<Name>>): void {
    snapshot = { ...snapshot, ...part };
    for (const watch of watchers) watch();
  }

  function values(): TextValues<Name> {
    const read = emptyValues(fields);
    for (const [name, control] of controls) read[name] = control.value;
    return read;
  }

  function tell(): void {
    for (const listen of typedListeners) listen(values());
  }

  function showProblems(problems: Problems<Name>): void {
    change({ problems });
    const first = fields.find((name) => problems[name]);
    if (first) controls.get(first)?.focus();
  }

  /** Takes up what was typed; the last of several checks under way counts. */
  async function typed(name: Name): Promise<void> {
    tell();
    if (!checked) return;
    lastCheck += 1;
    const mine = lastCheck;
    const { problems } = await rules(values());
    if (mine !== lastCheck) return;
    change({ problems: { ...snapshot.problems, [name]: problems[name] } });
  }

  return {
    /** Keeps the field's control; null when it leaves the page. */
    attach(name: Name, control: Control | null): void {
      if (control) controls.set(name, control);
      else controls.delete(name);
    },

    /** Checks, and sends what passed. A failure of `send` is the caller's. */
    async submit(send: (values: TextValues<Name>) => Promise<void>): Promise<void> {
      if (snapshot.sending) return;
      checked = true;
      lastCheck += 1;
      change({ sending: true });
      try {
        const read = await rules(values());
        showProblems(read.problems);
        if (Object.keys(read.problems).length === 0) await send(read.values);
      } finally {
        change({ sending: false });
      }
    },

    /** Writes into a field that is still empty: what stands in it was typed. */
    fillEmpty(texts: Partial<TextValues>): void {
      for (const [name, control] of controls) {
        const text = texts[name];
        if (text && !control.value) control.value = text;
      }
      tell();
    },

    /** Empties every field, and begins anew. */
    clear(): void {
      for (const control of controls.values()) control.value = '';
      checked = false;
      change({ problems: {} });
      tell();
    },

    /** Hears every change of what is typed. Answers the way to stop. */
    onTyped(listen: (values: TextValues<Name>) => void): () => void {
      typedListeners.add(listen);
      return () => typedListeners.delete(listen);
    },

    subscribe(watch: () => void): () => void {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },

    snapshot: () => snapshot,
    showProblems,
    typed,
    values,
  };
}

import type { NewerField, SaveDraftBody } from '@nibras/contract/content/items/studio/shapes.ts';
import { fetching, drafts as limits } from '@nibras/contract/limits.ts';
import { createStore } from 'zustand';
import { ApiError } from '#platform/api/api-error.ts';
import { createBackoff, createSendTimer } from '#platform/outbox/send-timer.ts';
import type { ItemKey, SaveResult } from './calls.ts';
import {
  afterSave,
  cleanField,
  type EditedRecord,
  type EditorState,
  emptyState,
  type FieldState,
  fieldsWhere,
  isDue,
  withServerValue,
} from './editor-state.ts';
import { sameValue, storable } from './same-value.ts';
import type { UnsentText } from './unsent-texts.ts';

/** What an editor needs from the browser and the server. */
export interface EditorEnvironment {
  person: number;
  /** This tab. */
  editor: string;
  fetch(): Promise<EditedRecord>;
  save(
    body: SaveDraftBody,
    options: { signal: AbortSignal; keepalive: boolean },
  ): Promise<SaveResult>;
  keep(text: UnsentText): Promise<boolean>;
  remove(text: Pick<UnsentText, 'person' | 'kind' | 'id' | 'field' | 'editor'>): Promise<boolean>;
  /** The texts of this item that closed tabs have left, the oldest first. */
  leftTexts(): Promise<UnsentText[]>;
  /** Tells the other tabs what was saved. */
  announce(fields: Record<string, { value: unknown; version: number }>): void;
  online(): boolean;
  signedIn(): boolean;
  now(): number;
  /** Fields of one save at most; fewer by default. */
  changesPerSave?: number;
  /** Whether fields are made here, as lines of captions are: a text may be left of one that the server does not have yet. */
  makesFields?: boolean;
}

/** The wait (ms) after the first failed save. */
const firstRetry = 1_000;

/** How long (ms) a field counts as being typed in after its last change. */
const typingFor = 3_000;

/** The most that one save carries, in characters: the server refuses bodies of more than a megabyte. */
const saveSize = 400_000;

/**
 * Edits one item: keeps what is typed, saves it field by field, and never replaces it by an answer
 * (docs/behaviour/studio.md#saving). One for each item and tab; it lives on without a component until all is saved.
 */
export function createItemEditor(key: ItemKey, env: EditorEnvironment) {
  const store = createStore<EditorState>(() => emptyState);
  const left: UnsentText[] = [];
  const typedAt = new Map<string, number>();
  let activeField: string | null = null;
  const timer = createSendTimer({
    pause: limits.saveAfter,
    within: limits.saveWithin,
    now: env.now,
    send: () => void flush(),
  });
  const backoff = createBackoff(firstRetry, fetching.retryDelayCap);
  let lastSave = 0;
  /** Counts what changes the server's values, so that an older answer is told from a newer one. */
  let revision = 0;
  /** The newest save whose fields are known here. */
  let seen = 0;
  /** The fields about which the user has been told that others changed them. */
  let named: readonly string[] = [];
  let loading: Promise<void> | null = null;
  let flight: Promise<void> | null = null;
  let stopped = false;

  const state = store.getState;
  const fieldOf = (name: string): FieldState | undefined => state().fields[name];

  function setField(name: string, change: (field: FieldState) => FieldState): void {
    const field = fieldOf(name);
    if (!field) return;
    const next = change(field);
    if (next !== field) store.setState({ fields: { ...state().fields, [name]: next } });
  }

  /** Changes several fields at once: captions have thousands. */
  function setFields(names: Iterable<string>, change: (field: FieldState) => FieldState): void {
    const fields = { ...state().fields };
    for (const name of names) {
      const field = fields[name];
      if (field) fields[name] = change(field);
    }
    store.setState({ fields });
  }

  const isTyping = (name: string) =>
    activeField === name || env.now() - (typedAt.get(name) ?? 0) < typingFor;

  const keyOf = (field: string, editor: string) => ({ ...key, person: env.person, field, editor });

  /** Keeps the field's unsent value in the browser, or removes it once the server has it. */
  async function keep(name: string): Promise<void> {
    const field = fieldOf(name);
    if (!field) return;
    const { dirty, editor, value, base } = field;
    const stored = dirty
      ? await env.keep({ ...keyOf(name, editor), value, base, at: env.now() })
      : await env.remove(keyOf(name, editor));
    if (dirty && stored !== state().stored) store.setState({ stored });
  }

  function setUnseen(change: (names: Set<string>) => void): void {
    const names = new Set(state().unseen);
    change(names);
    if (names.size !== state().unseen.length) store.setState({ unseen: [...names] });
    named = named.filter((name) => names.has(name));
  }

  /** The field with the server's value; another person's is noted, unless it is looked at here. */
  function receiveValue(
    name: string,
    field: FieldState,
    server: { value: unknown; version: number },
    isOwn: boolean,
  ): FieldState {
    const next = withServerValue(field, server, isTyping(name));
    const isNews = next !== field && !sameValue(server.value, field.value);
    if (isNews && !isOwn) setUnseen((names) => names.add(name));
    return next;
  }

  /** @param isOwn whether only the user of this tab has changed it */
  function mergeItem(item: EditedRecord, isOwn: boolean): void {
    const fields = { ...state().fields };
    for (const [name, value] of Object.entries(item.fields)) {
      const server = { value, version: item.field_versions[name] ?? 0 };
      const known = fields[name];
      fields[name] = known
        ? receiveValue(name, known, server, isOwn)
        : cleanField(value, server.version, env.editor);
    }
    seen = Math.max(seen, item.draft_version ?? 0, ...Object.values(item.field_versions));
    // A chapter that was removed meanwhile.
    for (const name of Object.keys(fields)) {
      if (!(name in item.fields) && !fields[name]?.dirty) delete fields[name];
    }
    const savedAt = item.saved_at === null ? null : Date.parse(item.saved_at);
    store.setState({ item, fields, savedAt, failure: null });
  }

  /** Puts the next text that a closed tab has left into its field. It is saved like one that was typed. */
  function restoreNext(name: string): void {
    if (env.makesFields && !fieldOf(name)) {
      const fields = { ...state().fields, [name]: cleanField(null, 0, env.editor) };
      store.setState({ fields });
    }
    const field = fieldOf(name);
    if (!field || field.dirty || field.conflict) return;
    const at = left.findIndex((text) => text.field === name);
    const [text] = at < 0 ? [] : left.splice(at, 1);
    if (!text) return;
    if (sameValue(text.value, field.value)) {
      void env.remove(text);
      restoreNext(name);
      return;
    }
    const { value, base, editor } = text;
    setField(name, (old) => ({ ...old, value, base, editor, dirty: true }));
    store.setState({ restored: [...new Set([...state().restored, name])] });
    schedule();
  }

  async function fetchAndMerge(): Promise<void> {
    for (;;) {
      const before = revision;
      const item = await env.fetch();
      // Something was saved while the answer was under way: it may be older than what is known here.
      if (before !== revision) continue;
      mergeItem(item, (item.saved_by?.id ?? env.person) === env.person);
      return;
    }
  }

  /** Fetches the item. What is typed stays; a failure is shown only where there is nothing to show. */
  function load(): Promise<void> {
    loading ??= (async () => {
      try {
        const first = state().item === null;
        const texts = first ? await env.leftTexts() : [];
        await fetchAndMerge();
        left.push(...texts);
        for (const name of new Set(texts.map(({ field }) => field))) restoreNext(name);
      } catch (failure) {
        store.setState({ failure });
      } finally {
        loading = null;
      }
    })();
    return loading;
  }

  function schedule(wait: number = limits.saveAfter): void {
    if (stopped || flight) return;
    timer.stop();
    if (fieldsWhere(state(), isDue).length === 0) {
      timer.sent();
      return;
    }
    timer.changed();
    timer.plan(wait);
  }

  function retryLater(error: unknown): void {
    const wait = backoff.next();
    const told = error instanceof ApiError ? error.retryAfter : null;
    timer.sendAfter(told === null ? wait : told * 1000);
  }

  /** The fields of the next save: those of one editor, and no more than one body holds. */
  function nextChanges() {
    const due = fieldsWhere(state(), isDue).flatMap((name) => {
      const field = fieldOf(name);
      return field ? [{ name, field }] : [];
    });
    const editor = due[0]?.field.editor ?? env.editor;
    let size = 0;
    const changes = due
      .filter(({ field }) => field.editor === editor)
      .slice(0, env.changesPerSave ?? limits.changesPerSave)
      .map(({ name, field }) => ({ field: name, value: field.value, base: field.base }))
      .filter((change, at) => {
        size += JSON.stringify(change.value)?.length ?? 0;
        return at === 0 || size <= saveSize;
      });
    return { editor, changes };
  }

  type Changes = ReturnType<typeof nextChanges>['changes'];

  function acceptSaved(changes: Changes, versions: Record<string, number>): void {
    const announced: Record<string, { value: unknown; version: number }> = {};
    const fields = { ...state().fields };
    for (const { field: name, value } of changes) {
      const version = versions[name];
      const before = fields[name];
      if (version === undefined || !before) continue;
      announced[name] = { value, version };
      if (before.editor !== env.editor) void env.remove(keyOf(name, before.editor));
      fields[name] = afterSave(before, value, version, env.editor);
    }
    store.setState({ fields });
    for (const name of Object.keys(announced)) {
      void keep(name);
      restoreNext(name);
    }
    revision += 1;
    if (Object.keys(announced).length > 0) env.announce(announced);
  }

  /** What others have saved before this tab's save, which its answer brings. */
  function acceptNewer(newer: readonly NewerField[]): void {
    for (const { field: name, by, ...server } of newer) {
      const isOwn = by === null || by === env.person;
      const known = fieldOf(name) ?? cleanField(undefined, 0, env.editor);
      const field = receiveValue(name, known, server, isOwn);
      store.setState({ fields: { ...state().fields, [name]: field } });
    }
  }

  function acceptResult(changes: Changes, { type, answer }: SaveResult): void {
    acceptNewer(answer.newer);
    const versions = type === 'saved' ? answer.field_versions : answer.saved.field_versions;
    acceptSaved(changes, versions);
    const savedAt = type === 'saved' ? Date.parse(answer.saved_at) : state().savedAt;
    const { item } = state();
    const names = [...Object.keys(versions), ...answer.newer.map(({ field }) => field)];
    const changed = [...new Set([...(item?.changed ?? []), ...names])];
    const { draft_version } = answer;
    seen = Math.max(seen, draft_version ?? 0);
    store.setState({ savedAt, item: item && { ...item, draft_version, changed } });
    if (type === 'saved') return;
    for (const { field: name, value, version, by, at } of answer.conflicts) {
      const conflict = { value, version, by, at };
      setField(name, (field) => ({ ...field, sending: false, conflict }));
    }
  }

  /** A save that the server will not take: only the user can change that. @returns whether it was one */
  function acceptRefusal(changes: Changes, error: unknown): boolean {
    if (!(error instanceof ApiError) || error.kind !== 'http') return false;
    const { status, errors, message } = error;
    if (status === 401) {
      store.setState({ problem: 'signed-out' });
      // The token was replaced while the call was under way.
      if (env.signedIn()) retryLater(error);
    } else if (status === 403 || status === 404 || status === 409)
      store.setState({ problem: 'gone' });
    else if (status === 413 || status === 422 || status === 400) {
      const named = changes.filter(({ field }) => errors[field]);
      for (const { field } of named.length > 0 ? named : changes) {
        const refusal = errors[field]?.[0] ?? message;
        setField(field, (old) => ({ ...old, refusal }));
      }
      store.setState({ problem: null });
    } else return false;
    return true;
  }

  async function saveOnce(keepalive: boolean): Promise<boolean> {
    const { editor, changes } = nextChanges();
    if (changes.length === 0) return false;
    lastSave = Math.max(lastSave + 1, env.now());
    const names = new Set(changes.map(({ field }) => field));
    const setSending = (sending: boolean) => setFields(names, (field) => ({ ...field, sending }));
    setSending(true);
    timer.sent();
    store.setState({ saving: true });
    try {
      const signal = AbortSignal.timeout(limits.saveTimeout);
      const body = { changes, editor: { id: editor, save: lastSave }, seen };
      acceptResult(changes, await env.save(body, { signal, keepalive }));
      backoff.reset();
      store.setState({ problem: null });
      return true;
    } catch (error) {
      if (acceptRefusal(changes, error)) return state().problem === null;
      store.setState({ problem: env.online() ? 'failed' : 'offline' });
      retryLater(error);
      return false;
    } finally {
      setSending(false);
      store.setState({ saving: false });
    }
  }

  /**
   * Saves what is unsaved, one save at a time.
   * @param options.all also what is typed meanwhile, until nothing is left or a save fails
   */
  async function flush({ keepalive = false, all = false } = {}): Promise<void> {
    timer.stop();
    if (stopped) return;
    while (flight) {
      await flight;
      if (!all) return;
    }
    const run = (async () => {
      while ((await saveOnce(keepalive)) && all);
    })();
    flight = run;
    await run;
    flight = null;
    if (state().problem === null) schedule();
  }

  function changeAll(changes: Iterable<readonly [name: string, typed: unknown]>): void {
    const fields = { ...state().fields };
    const names: string[] = [];
    for (const [name, typed] of changes) {
      const value = storable(typed);
      typedAt.set(name, env.now());
      // A field that came after the item was fetched, such as the name of a new chapter, has nothing yet.
      const field = fields[name] ?? cleanField(undefined, 0, env.editor);
      const dirty = field.sending || field.conflict !== null || !sameValue(value, field.saved);
      fields[name] = { ...field, value, dirty, refusal: null };
      names.push(name);
    }
    store.setState({ fields });
    for (const name of names) void keep(name);
    if (state().problem === null) schedule();
  }

  return {
    key,
    store,
    load,
    flush,

    /** A change by the user. */
    change(name: string, typed: unknown): void {
      changeAll([[name, typed]]);
    },

    /** Changes of several fields by the user. */
    changeAll,

    /** The field that has the keyboard; null for none. */
    activate(name: string | null): void {
      const before = activeField;
      activeField = name;
      if (name !== null) setUnseen((names) => names.delete(name));
      if (before === null || before === name) return;
      const newer = fieldOf(before)?.newer;
      if (newer) setField(before, (field) => withServerValue(field, newer, false));
    },

    /** Decides a conflict for the text of this tab. */
    keepMine(name: string): void {
      setField(name, (field) =>
        field.conflict
          ? {
              ...field,
              saved: field.conflict.value,
              base: field.conflict.version,
              dirty: !sameValue(field.value, field.conflict.value),
              conflict: null,
            }
          : field,
      );
      void keep(name);
      schedule(0);
    },

    /** Decides a conflict for the other text. */
    takeTheirs(name: string): void {
      const field = fieldOf(name);
      if (!field?.conflict) return;
      void env.remove(keyOf(name, field.editor));
      const { value, version } = field.conflict;
      setField(name, () => cleanField(value, version, env.editor));
      setUnseen((names) => names.delete(name));
      restoreNext(name);
    },

    /** What another tab or another person has saved. */
    receive(fields: Record<string, { value: unknown; version: number }>): void {
      revision += 1;
      for (const [name, server] of Object.entries(fields)) {
        const field = fieldOf(name);
        if (!field || server.version <= field.base) continue;
        setField(name, () => withServerValue(field, server, isTyping(name)));
      }
    },

    /** Takes the item from the answer to an act, such as a publication. */
    adopt(item: EditedRecord): void {
      revision += 1;
      mergeItem(item, true);
      setUnseen((names) => names.clear());
    },

    /** The fields that others have changed unseen, about which the user has not been told; it is told of them now. */
    nameUnseen(): readonly string[] {
      const { unseen } = state();
      const untold = unseen.filter((name) => !named.includes(name));
      named = unseen;
      return untold;
    },

    /** The network is back, or the user has signed in again. */
    resume(): void {
      if (fieldsWhere(state(), isDue).length === 0 || stopped) return;
      backoff.reset();
      store.setState({ problem: null });
      void flush();
    },

    /** Hides the notice about restored texts. */
    acknowledgeRestored: () => store.setState({ restored: [] }),

    /** Whether something is typed that the server does not have. */
    hasUnsaved: () => fieldsWhere(state(), ({ dirty }) => dirty).length > 0,

    /** Ends all work; unsent texts stay in the browser. */
    stop(): void {
      stopped = true;
      timer.stop();
    },
  };
}

export type ItemEditor = ReturnType<typeof createItemEditor>;

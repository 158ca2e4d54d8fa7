import type { SaveDraftBody } from '@nibras/contract/content/items/studio/shapes.ts';
import { expect, test } from 'vitest';
import type { SaveResult } from '#studio-kit/saving/calls.ts';
import { createItemEditor, type EditorEnvironment } from '#studio-kit/saving/item-editor.ts';
import type { UnsentText } from '#studio-kit/saving/unsent-texts.ts';

/** Numbers from 0 to 1, the same ones in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Stored {
  value: unknown;
  version: number;
  editor: string;
  save: number;
}

/** The server's lines: those of a save of the same tab, or of one that has seen the last, are stored. */
function startServer() {
  const lines = new Map<string, Stored>();
  let version = 0;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    lines,
    read: () => ({
      fields: Object.fromEntries([...lines].map(([name, { value }]) => [name, value])),
      field_versions: Object.fromEntries([...lines].map(([name, one]) => [name, one.version])),
      changed: [],
      saved_at: null,
      draft_version: version || null,
    }),
    save({ changes, editor }: SaveDraftBody): SaveResult {
      const { id = '', save = 0 } = editor ?? {};
      const field_versions: Record<string, number> = {};
      const conflicts: { field: string; value: unknown; version: number; by: null; at: string }[] =
        [];
      version += 1;
      for (const { field, value, base } of changes) {
        const last = lines.get(field);
        const isOwn = last?.editor === id;
        if (last && !same(last.value, value) && !isOwn && base < last.version) {
          conflicts.push({ field, value: last.value, version: last.version, by: null, at: '' });
          continue;
        }
        if (!(last && isOwn && save <= last.save)) {
          lines.set(field, { value, version, editor: id, save });
        }
        field_versions[field] = lines.get(field)?.version ?? version;
      }
      const common = { draft_version: version, newer: [] };
      return conflicts.length > 0
        ? {
            type: 'conflict',
            answer: { ...common, message: '', saved: { field_versions }, conflicts },
          }
        : { type: 'saved', answer: { ...common, field_versions, saved_at: '2026-01-01T00:00Z' } };
    },
  };
}

/** What becomes of a save when the browser is killed with it under way. */
const fates = ['stored', 'request lost', 'answer lost', 'no network'] as const;
type Fate = (typeof fates)[number];

test('nothing is lost in 200 kills while lines are edited', async () => {
  const random = randomFrom(36);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const server = startServer();
  /** The storage of the browser, which survives it. */
  const kept = new Map<string, UnsentText>();
  const keyOf = ({ field, editor }: Pick<UnsentText, 'field' | 'editor'>) => `${field}|${editor}`;
  let clock = 0;
  let tabs = 0;

  function openTab() {
    tabs += 1;
    const own = `tab-${tabs}`;
    const tab = { alive: true, fate: 'stored' as Fate };
    const never = () => new Promise<never>(() => {});
    const env: EditorEnvironment = {
      person: 1,
      editor: own,
      fetch: async () => server.read(),
      async save(body) {
        if (tab.fate === 'request lost') return never();
        if (tab.fate === 'no network') throw new Error('offline');
        const answer = server.save(body);
        if (tab.fate === 'answer lost') return never();
        await Promise.resolve();
        return tab.alive ? answer : never();
      },
      async keep(text) {
        await Promise.resolve();
        if (tab.alive) kept.set(keyOf(text), structuredClone(text));
        return true;
      },
      async remove(text) {
        await Promise.resolve();
        if (tab.alive) kept.delete(keyOf(text));
        return true;
      },
      leftTexts: async () => [...kept.values()].toSorted((one, other) => one.at - other.at),
      announce: () => {},
      online: () => true,
      signedIn: () => true,
      now: () => (clock += 1),
      makesFields: true,
    };
    const editor = createItemEditor({ kind: 'captions', id: 1 }, env);
    const kill = () => {
      tab.alive = false;
      editor.stop();
    };
    return { tab, editor, kill };
  }

  const expected = new Map<string, unknown>();
  const line = (start: number, text: string) => ({ start, end: start + 900, text });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const seen = new Map<Fate, number>();
  for (let killed = 0; killed < 200; killed += 1) {
    const { tab, editor, kill } = openTab();
    await editor.load();
    for (const [name, value] of expected) {
      expect(editor.store.getState().fields[name]?.value ?? null, name).toEqual(value);
    }
    tab.fate = pick(fates);
    seen.set(tab.fate, (seen.get(tab.fate) ?? 0) + 1);
    for (let edits = Math.floor(random() * 5); edits >= 0; edits -= 1) {
      const name = `line-${Math.floor(random() * 40)}`;
      const value = random() < 0.15 ? null : line(killed * 1_000, `${killed} ${edits}`);
      editor.change(name, value);
      expected.set(name, value);
      // A save begins somewhere among the edits, as typing goes on.
      if (random() < 0.4) void editor.flush();
      if (random() < 0.5) await settled();
    }
    // Joining and shifting change many at once.
    if (random() < 0.2) {
      const moved = Array.from({ length: 10 }, (_, at): [string, unknown] => [
        `line-${at}`,
        line(at, `moved ${killed}`),
      ]);
      editor.changeAll(moved);
      for (const [name, value] of moved) expected.set(name, value);
    }
    void editor.flush();
    await settled();
    kill();
  }
  expect([...seen.values()].every((count) => count > 20)).toBe(true);

  const { editor, kill } = openTab();
  await editor.load();
  await editor.flush({ all: true });
  expect(editor.hasUnsaved()).toBe(false);
  await settled();
  kill();
  // A line that was made and removed before the server heard of it is not there either.
  const there = (entries: Iterable<[string, unknown]>) =>
    Object.fromEntries([...entries].filter(([, value]) => value !== null));
  const stored = [...server.lines].map(([name, { value }]): [string, unknown] => [name, value]);
  expect(there(stored)).toEqual(there(expected));
  expect(kept.size).toBe(0);
});

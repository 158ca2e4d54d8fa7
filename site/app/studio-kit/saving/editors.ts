import { captionDrafts } from '@nibras/contract/limits.ts';
import { onLeaveAndReturn } from '#platform/outbox/on-leave-and-return.ts';
import { beforeSignOut } from '#platform/session/session.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { type EditedKind, fetchItem, type ItemKey, saveDraft } from './calls.ts';
import { claimEditor, ownEditor } from './editor-id.ts';
import { createItemEditor, type ItemEditor } from './item-editor.ts';
import { keepUnsent, removeUnsent, type UnsentText, unsentTexts } from './unsent-texts.ts';

interface OpenEditor {
  editor: ItemEditor;
  person: number;
  /** How many components show it. */
  uses: number;
}

/** What a tab tells the others of the same browser. */
interface TabMessage extends ItemKey {
  person: number;
  fields: Record<string, { value: unknown; version: number }>;
}

const open = new Map<string, OpenEditor>();

/** The drafts that this tab showed last, with the time at which it closed them. */
const closed = new Map<string, { version: number; at: number }>();

/** How long (ms) a list may have been under way that was asked for when an editor was left. */
const listUnderWay = 5_000;
const nameOf = ({ kind, id }: ItemKey) => `${kind}:${id}`;

/** Writes into the browser's storage that have not finished: until then, leaving the page would lose a text. */
let unfinishedWrites = 0;

async function counted(write: Promise<boolean>): Promise<boolean> {
  unfinishedWrites += 1;
  try {
    return await write;
  } finally {
    unfinishedWrites -= 1;
  }
}

async function leftTexts(person: number, item: ItemKey): Promise<UnsentText[]> {
  const texts = await unsentTexts(person, item);
  const claimed = await Promise.all(
    texts.map(async (text) => {
      const editor = await claimEditor(text.editor, text.at);
      return editor === null ? [] : [{ ...text, editor }];
    }),
  );
  return claimed.flat();
}

const all = () => [...open.values()].map(({ editor }) => editor);
const channel = (() => {
  let opened: BroadcastChannel | undefined;
  return () => {
    opened ??= new BroadcastChannel('nibras-studio');
    return opened;
  };
})();

let started = false;

function start(): void {
  if (started) return;
  started = true;
  channel().addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const other = open.get(nameOf(data));
    if (other?.person === data.person) other.editor.receive(data.fields);
  });
  onLeaveAndReturn({
    onLeave() {
      for (const editor of all()) void editor.flush({ keepalive: true });
    },
    onOnline() {
      for (const editor of all()) editor.resume();
    },
  });
  window.addEventListener('beforeunload', (event) => {
    const isStored = all().every(
      (editor) => !editor.hasUnsaved() || editor.store.getState().stored,
    );
    if (!isStored || unfinishedWrites > 0) event.preventDefault();
  });
  beforeSignOut(() => Promise.all(all().map((editor) => editor.flush({ all: true }))));
  sessionStore.subscribe(({ user, accessToken }, before) => {
    if (!accessToken || accessToken === before.accessToken) return;
    for (const [name, { person, editor }] of open) {
      if (user && user.id !== person) {
        editor.stop();
        open.delete(name);
      } else editor.resume();
    }
  });
}

function createEditor(key: ItemKey, person: number): ItemEditor {
  return createItemEditor(key, {
    person,
    editor: ownEditor(),
    fetch: () => fetchItem(key),
    save: (body, options) => saveDraft(key, body, options),
    keep: (text) => counted(keepUnsent(text)),
    remove: (text) => counted(removeUnsent(text)),
    leftTexts: () => leftTexts(person, key),
    announce: (fields) => channel().postMessage({ ...key, person, fields } satisfies TabMessage),
    online: () => navigator.onLine,
    signedIn: () => sessionStore.getState().isAuthenticated,
    now: () => Date.now(),
    ...(key.kind === 'captions' && {
      changesPerSave: captionDrafts.changesPerSave,
      makesFields: true,
    }),
  });
}

/** The editor of an item for the signed-in user; the same one until `leaveEditor`, and while texts are unsaved. */
export function enterEditor(kind: EditedKind, id: number, person: number): ItemEditor {
  start();
  const key = { kind, id };
  let entry = open.get(nameOf(key));
  if (entry?.person !== person) {
    entry?.editor.stop();
    entry = { editor: createEditor(key, person), person, uses: 0 };
    open.set(nameOf(key), entry);
  }
  entry.uses += 1;
  return entry.editor;
}

/** Fetches an item again that the server has changed, if this tab has it open. What is typed stays. */
export function reloadEditor(key: ItemKey): void {
  void open.get(nameOf(key))?.editor.load();
}

/** Fetches all open items of a kind again; see `reloadEditor`. */
export function reloadEditors(kind: EditedKind): void {
  for (const editor of all()) if (editor.key.kind === kind) void editor.load();
}

/** Saves what is typed in all open items of a kind. @returns whether the server has all of it */
export async function saveEditors(kind: EditedKind): Promise<boolean> {
  const editors = all().filter(({ key }) => key.kind === kind);
  await Promise.all(editors.map((editor) => editor.flush({ all: true })));
  return editors.every((editor) => !editor.hasUnsaved());
}

/** A component no longer shows the item. Its unsaved texts are saved first. */
export function leaveEditor(editor: ItemEditor): void {
  const entry = open.get(nameOf(editor.key));
  if (entry?.editor !== editor) return;
  entry.uses -= 1;
  if (entry.uses > 0) return;
  editor.activate(null);
  void editor.flush({ all: true }).then(() => forgetWhenSaved(editor));
}

function rememberClosed({ key, store }: ItemEditor): void {
  const version = store.getState().item?.draft_version;
  if (version) closed.set(nameOf(key), { version, at: Date.now() });
}

/**
 * The draft of an item as this tab saw it last: that of a list, or a newer one that it saved while the list was fetched.
 * @param listed the version in the list
 * @param fetchedAt when the list was fetched
 */
export function lastSeenDraft(
  key: ItemKey,
  { listed, fetchedAt }: { listed: number | null; fetchedAt: number },
): number | null {
  const last = closed.get(nameOf(key));
  if (!last || last.at < fetchedAt - listUnderWay) return listed;
  return Math.max(last.version, listed ?? 0);
}

function forgetWhenSaved(editor: ItemEditor): void {
  const forget = () => {
    const entry = open.get(nameOf(editor.key));
    if (entry?.editor !== editor || entry.uses > 0) return true;
    if (editor.hasUnsaved()) return false;
    rememberClosed(editor);
    editor.stop();
    open.delete(nameOf(editor.key));
    return true;
  };
  if (forget()) return;
  const unsubscribe = editor.store.subscribe(() => {
    if (forget()) unsubscribe();
  });
}

import type { ItemFields } from '@nibras/contract/content/items/studio/item-fields.ts';
import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import type { ItemActionAnswer, StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import {
  discardDraft,
  type EditedKind,
  hideItem,
  type ItemParams,
  type LectureToPublish,
  publishCourse,
  publishItem,
  restoreItem,
  restoreVersion,
  scheduleItem,
  trashItem,
  unscheduleItem,
} from './calls.ts';
import {
  type EditedRecord,
  type EditorState,
  emptyState,
  type SaveState,
  saveStateOf,
} from './editor-state.ts';
import { enterEditor, leaveEditor, reloadEditors, saveEditors } from './editors.ts';
import { fieldLabels } from './field-names.ts';
import { createItemEditor, type ItemEditor } from './item-editor.ts';
import { offerText } from './offer-text.ts';
import { savingTexts } from './saving-texts.ts';

/** One field of an item, as a form edits it. */
export interface EditedField<T> {
  name: string;
  value: T;
  set(value: T): void;
  /** `waiting`: not saved yet, or refused. */
  status: 'saved' | 'saving' | 'waiting' | 'conflict';
  conflict?: {
    value: T;
    by: { id: number; name: string } | null;
    at: string;
    keepMine(): void;
    takeTheirs(): void;
  };
  /** Why the server refuses the value, in Arabic. */
  refusal: string | null;
  /** Its text was restored after a crash or a closed browser. */
  restored: boolean;
  /** For the element around the field: others see who is writing in it, and its text is not replaced meanwhile. */
  mark: { 'data-studio-field': string };
}

/** What is edited, with how far it is saved: all but its fields. */
export interface EditedAny {
  id: number;
  /** Null until it is fetched. */
  record: EditedRecord | null;
  /** Why it could not be fetched; null where it could. */
  failure: unknown;
  /** Fetches it again; what is typed stays. */
  reload(): Promise<void>;
  /** The state of all fields together. */
  status: SaveState;
  /** When the draft was last saved, in milliseconds since 1970; null for never. */
  savedAt: number | null;
  /** Whether unsent texts survive the end of the browser. */
  stored: boolean;
  restored: readonly string[];
  acknowledgeRestored(): void;
  /** The fields that others have changed since they were last looked at here. */
  unseen: readonly string[];
  /** Saves now what is not saved yet. */
  saveNow(): void;
  /** For `PresenceNote`. */
  editor: ItemEditor;
}

/** What is edited, with its fields; see `useEditedRecord`. */
export interface Edited<Fields> extends EditedAny {
  field<Name extends keyof Fields & string>(name: Name): EditedField<Fields[Name]>;
}

/** An item of some kind under edit, without its fields. */
export interface EditedAnyItem extends EditedAny {
  kind: ContentKind;
  /** Null until it is fetched. */
  item: StudioItem | null;
  /** Each saves what is typed first, and returns the log's entry to undo it. @throws ApiError */
  publish(lectures?: readonly LectureToPublish[]): Promise<number | null>;
  schedule(at: string): Promise<number | null>;
  unschedule(): Promise<number | null>;
  hide(): Promise<number | null>;
  discard(): Promise<number | null>;
  bin(): Promise<number | null>;
  restore(): Promise<number | null>;
  restoreVersion(number: number): Promise<number | null>;
}

/** An item under edit; see `useStudioItem`. */
export interface EditedItem<Kind extends ContentKind> extends EditedAnyItem {
  field<Name extends keyof ItemFields[Kind] & string>(
    name: Name,
  ): EditedField<ItemFields[Kind][Name]>;
}

const fieldStatus = (state: EditorState, name: string): EditedField<unknown>['status'] => {
  const field = state.fields[name];
  if (field?.conflict) return 'conflict';
  if (!field?.dirty) return 'saved';
  return field.sending ? 'saving' : 'waiting';
};

function editedField<T>(editor: ItemEditor, state: EditorState, name: string): EditedField<T> {
  const field = state.fields[name];
  const { conflict } = field ?? {};
  return {
    name,
    value: field?.value as T,
    set: (value) => editor.change(name, value),
    status: fieldStatus(state, name),
    ...(conflict && {
      conflict: {
        value: conflict.value as T,
        by: conflict.by,
        at: conflict.at,
        keepMine: () => {
          editor.keepMine(name);
          offerText(editor.key, name, { text: conflict.value, title: savingTexts.conflict.stored });
        },
        takeTheirs: () => {
          editor.takeTheirs(name);
          offerText(editor.key, name, { text: field?.value, title: savingTexts.conflict.taken });
        },
      },
    }),
    refusal: field?.refusal ?? null,
    restored: state.restored.includes(name),
    mark: { 'data-studio-field': name },
  };
}

/** Fetches the item of an editor that does not have it yet. @throws ApiError */
export async function fetchToEdit(editor: ItemEditor): Promise<void> {
  if (editor.store.getState().item === null) await editor.load();
  const { item, failure } = editor.store.getState();
  if (item === null) throw failure;
}

/**
 * Saves everything first: an act is made for the draft as it stands on the screen. What others have changed unseen is
 * named once before. @throws ApiError
 */
export async function draftToActOn(editor: ItemEditor): Promise<{ draft_version: number | null }> {
  await fetchToEdit(editor);
  await editor.flush({ all: true });
  // The questions of a quiz are published with it.
  const hasParts = editor.key.kind !== 'lecture' || (await saveEditors('question'));
  const state = editor.store.getState();
  if (editor.hasUnsaved() || !hasParts) {
    const message =
      savingTexts.actionNeedsSaving[saveStateOf(state) === 'conflict' ? 'conflict' : 'other'];
    throw new ApiError({ kind: 'network', message });
  }
  const unseen = editor.nameUnseen();
  if (unseen.length > 0) {
    const message = savingTexts.unseen.first(fieldLabels(unseen));
    throw new ApiError({ kind: 'network', message });
  }
  return { draft_version: state.item?.draft_version ?? null };
}

function actionsOf(editor: ItemEditor, key: ItemParams) {
  const act = async (call: Promise<ItemActionAnswer>): Promise<number | null> => {
    const { item, undo } = await call;
    editor.adopt(item);
    if (key.kind === 'lecture') reloadEditors('question');
    return undo;
  };
  const withDraft = async (
    call: (draft: { draft_version: number | null }) => Promise<ItemActionAnswer>,
  ) => act(call(await draftToActOn(editor)));
  return {
    publish: (lectures?: readonly LectureToPublish[]) =>
      withDraft((draft) =>
        lectures && lectures.length > 0
          ? publishCourse(key.id, { ...draft, lectures })
          : publishItem(key, draft),
      ),
    schedule: (at: string) => withDraft((draft) => scheduleItem(key, { ...draft, at })),
    discard: () => withDraft((draft) => discardDraft(key, draft)),
    restoreVersion: (number: number) => withDraft((draft) => restoreVersion(key, number, draft)),
    unschedule: () => act(unscheduleItem(key)),
    hide: () => act(hideItem(key)),
    bin: () => act(trashItem(key)),
    restore: () => act(restoreItem(key)),
  };
}

/** Before the signed-in user is known there is nothing to edit. */
const noEditor = (kind: EditedKind, id: number): ItemEditor =>
  createItemEditor(
    { kind, id },
    {
      person: 0,
      editor: '',
      fetch: () => Promise.reject(new Error('not signed in')),
      save: () => Promise.reject(new Error('not signed in')),
      keep: () => Promise.resolve(true),
      remove: () => Promise.resolve(true),
      leftTexts: () => Promise.resolve([]),
      announce: () => {},
      online: () => true,
      signedIn: () => false,
      now: () => 0,
    },
  );

/**
 * Edits what is saved by itself: `field('title')` is for each input. What is typed is kept in the browser and saved
 * into the draft.
 */
export function useEditedRecord<Fields>(kind: EditedKind, id: number): Edited<Fields> {
  const person = useSession(({ user }) => user?.id ?? null);
  const [editor, setEditor] = useState(() => noEditor(kind, id));
  useEffect(() => {
    if (person === null) return;
    const entered = enterEditor(kind, id, Number(person));
    setEditor(entered);
    void entered.load();
    return () => leaveEditor(entered);
  }, [kind, id, person]);

  const isCurrent = editor.key.kind === kind && editor.key.id === id;
  const current = useStore(editor.store);
  const state = isCurrent ? current : emptyState;
  return {
    id,
    record: state.item,
    failure: state.failure,
    reload: editor.load,
    field: (name) => editedField(editor, state, name),
    status: saveStateOf(state),
    savedAt: state.savedAt,
    stored: state.stored,
    restored: state.restored,
    unseen: state.unseen,
    acknowledgeRestored: editor.acknowledgeRestored,
    saveNow: editor.resume,
    editor,
  };
}

/**
 * Edits an item of content: `const edited = useStudioItem('course', id)`, then `edited.field('name')` for each
 * input.
 */
export function useStudioItem<Kind extends ContentKind>(kind: Kind, id: number): EditedItem<Kind> {
  const edited = useEditedRecord<ItemFields[Kind]>(kind, id);
  // The editor of an item fetches whole items.
  const item = edited.record as StudioItem | null;
  return { ...edited, kind, item, ...actionsOf(edited.editor, { kind, id }) };
}

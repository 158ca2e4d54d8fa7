import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import { sameValue } from './same-value.ts';

/** What an editor needs of the item that it edits; its page knows the rest. */
export type EditedRecord = Pick<
  StudioItem,
  'fields' | 'field_versions' | 'changed' | 'saved_at' | 'draft_version'
> & {
  /** Of what is published; announcements have none. */
  version?: number;
  /** Who last saved the draft; announcements do not tell. */
  saved_by?: StudioItem['saved_by'];
};

/** What another person has saved in a field while it was being edited here. */
export interface Conflict {
  value: unknown;
  version: number;
  by: { id: number; name: string } | null;
  at: string;
}

/** A field as this tab edits it. */
export interface FieldState {
  /** What stands on the screen. */
  value: unknown;
  /** The server's value as this tab knows it, and its version. */
  saved: unknown;
  base: number;
  /** The server does not have the value yet. */
  dirty: boolean;
  /** A save of it is in flight. */
  sending: boolean;
  conflict: Conflict | null;
  /** Why the server refused the value, in Arabic. */
  refusal: string | null;
  /** The tab under whose name it is saved: another one for a restored text. */
  editor: string;
  /** A newer value of the server, which waits until the keyboard has left the field. */
  newer: { value: unknown; version: number } | null;
}

/** Why a save does not go through at the moment. */
export type SavingProblem = 'offline' | 'failed' | 'signed-out' | 'gone';

export interface EditorState {
  item: EditedRecord | null;
  fields: Record<string, FieldState>;
  saving: boolean;
  problem: SavingProblem | null;
  /** When this tab last saved, or the draft was last saved by anybody, in milliseconds since 1970. */
  savedAt: number | null;
  /** The fields whose texts were restored after a crash or a closed browser. */
  restored: readonly string[];
  /** The fields that others have changed since they were last looked at here. */
  unseen: readonly string[];
  /** The item could not be fetched. */
  failure: unknown;
  /** Whether the browser keeps the unsent texts. */
  stored: boolean;
}

export const emptyState: EditorState = {
  item: null,
  fields: {},
  saving: false,
  problem: null,
  savedAt: null,
  restored: [],
  unseen: [],
  failure: null,
  stored: true,
};

/** The names of the fields for which a condition holds. */
export const fieldsWhere = (
  { fields }: Pick<EditorState, 'fields'>,
  holds: (field: FieldState) => boolean,
): string[] => Object.keys(fields).filter((name) => fields[name] && holds(fields[name]));

/** Waits for the server, and nothing stands in its way that only the user can settle. */
export const isDue = ({ dirty, conflict, refusal }: FieldState): boolean =>
  dirty && !conflict && refusal === null;

/** A field that this tab has not changed. */
export const cleanField = (value: unknown, base: number, editor: string): FieldState => ({
  value,
  saved: value,
  base,
  dirty: false,
  sending: false,
  conflict: null,
  refusal: null,
  editor,
  newer: null,
});

/** The field with the server's value, unless it is being edited here: then what is typed stays. */
export function withServerValue(
  field: FieldState,
  server: { value: unknown; version: number },
  isTyping: boolean,
): FieldState {
  if (field.base === server.version && !field.newer) return field;
  if (field.dirty || field.sending || field.conflict) return field;
  if (isTyping) return { ...field, newer: server };
  return cleanField(server.value, server.version, field.editor);
}

/** The field after the server has saved a value of it. */
export function afterSave(
  field: FieldState,
  sent: unknown,
  version: number,
  editor: string,
): FieldState {
  const dirty = !sameValue(field.value, sent);
  return { ...field, saved: sent, base: version, dirty, sending: false, editor, newer: null };
}

export type SaveState =
  | 'loading'
  | 'saved'
  | 'saving'
  | 'waiting'
  | 'conflict'
  | 'refused'
  | SavingProblem;

/** One word for the state of all fields: what needs the user comes first. */
export function saveStateOf(state: EditorState): SaveState {
  if (!state.item) return 'loading';
  const some = (holds: (field: FieldState) => boolean) => fieldsWhere(state, holds).length > 0;
  if (some(({ conflict }) => conflict !== null)) return 'conflict';
  if (some(({ refusal }) => refusal !== null)) return 'refused';
  if (!some(({ dirty }) => dirty)) return 'saved';
  if (state.problem) return state.problem;
  return state.saving ? 'saving' : 'waiting';
}

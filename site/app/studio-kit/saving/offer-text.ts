import { undoing } from '@nibras/contract/limits.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { ItemKey } from './calls.ts';
import { enterEditor, leaveEditor } from './editors.ts';

/** Says which of two texts was chosen, and offers the other one for a while. */
export function offerText(
  key: ItemKey,
  field: string,
  { text, title }: { text: unknown; title: string },
): void {
  const onSelect = () => void takeText(key, field, text);
  toast({ title, duration: undoing.offeredFor, action: { label: 'تراجع', onSelect } });
}

/** Puts a text into a field, as if it were typed; the page may have been left meanwhile. */
async function takeText({ kind, id }: ItemKey, field: string, text: unknown): Promise<void> {
  const editor = enterEditor(kind, id, Number(sessionStore.getState().user?.id ?? 0));
  try {
    await editor.load();
    editor.change(field, text);
  } finally {
    leaveEditor(editor);
  }
}

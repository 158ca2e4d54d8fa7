import { inboxCalls } from '@nibras/contract/conversation/inbox/studio/calls.ts';
import type {
  InboxDetail,
  InboxKind,
  ThreadEntry,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { DateText } from '#platform/browser/date-text.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { useChange } from '#studio-kit/frame/use-change.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DeleteIcon } from '#ui/ornament/icons.ts';
import { NoteIcon } from '../icons.ts';
import { inboxItemKey } from '../queries.ts';

interface NoteEntryProps {
  kind: InboxKind;
  item: InboxDetail;
  note: Extract<ThreadEntry, { type: 'note' }>;
}

/** What a person of the staff told the others; removed by its writer and by admins. */
export function NoteEntry({ kind, item, note }: NoteEntryProps) {
  const mayRemoveAll = useCapability('settings:edit');
  const remove = useRemoveNote(kind, item.id, note.id);
  return (
    <article
      aria-label="ملاحظة للفريق"
      className="relative rounded-lg border border-accent/40 bg-accent-soft/50 px-5 py-3.5 pe-14"
    >
      <header className="mb-1 flex flex-wrap items-center gap-x-2.5 text-sm text-text-soft">
        <NoteIcon className="size-4" />
        <span className="font-medium">
          ملاحظة <bdi>{note.by?.name ?? 'الفريق'}</bdi>
        </span>
        <DateText at={note.at} withTime />
      </header>
      <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
        {note.body}
      </p>
      {(note.own || mayRemoveAll) && (
        <IconButton
          label="احذف الملاحظة"
          onClick={() => void remove()}
          className="absolute! inset-e-1.5 top-1.5"
        >
          <DeleteIcon />
        </IconButton>
      )}
    </article>
  );
}

function useRemoveNote(kind: InboxKind, id: number, note: number) {
  const client = useQueryClient();
  const { change } = useChange();
  return () =>
    change(
      inboxCalls[kind].removeNote,
      { params: { id, note } },
      {
        done: 'حُذفت الملاحظة',
        failed: 'تعذر حذف الملاحظة',
        show: ({ item }) => client.setQueryData(inboxItemKey(kind, id), item),
      },
    );
}

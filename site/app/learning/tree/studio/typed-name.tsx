import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ConflictNote } from '#studio-kit/saving/conflict-note.tsx';
import {
  type EditedAnyItem,
  type EditedField,
  useStudioItem,
} from '#studio-kit/saving/use-studio-item.ts';
import { treeKey } from './queries.ts';
import { type ChapterRow, isChapterRow, type RowKey, rowId } from './row-key.ts';
import { useTreeView, useTreeViewStore } from './tree-view.ts';
import { useShownTree } from './use-selection.ts';

/**
 * Saves the name that is typed for a row, and shows what stands in its way. It stays until the server's tree has the
 * name, however soon the field was left.
 */
export function TypedName({ row }: { row: RowKey }) {
  const name = useTreeView(({ names }) => names[row]);
  if (name === undefined) return null;
  return isChapterRow(row) ? (
    <ChapterName row={row} name={name} />
  ) : (
    <LectureName row={row} name={name} />
  );
}

/** The names of chapters are fields of their course. */
function ChapterName({ row, name }: { row: ChapterRow; name: string }) {
  const courseId = useShownTree()().course.id;
  const edited = useStudioItem('course', courseId);
  return <SavedName row={row} name={name} edited={edited} field={edited.field(row)} />;
}

function LectureName({ row, name }: { row: RowKey; name: string }) {
  const edited = useStudioItem('lecture', rowId(row));
  return <SavedName row={row} name={name} edited={edited} field={edited.field('name')} />;
}

interface SavedNameProps {
  row: RowKey;
  name: string;
  edited: EditedAnyItem;
  field: EditedField<string | undefined>;
}

function SavedName({ row, name, edited, field }: SavedNameProps) {
  const store = useTreeViewStore();
  const client = useQueryClient();
  const courseId = useShownTree()().course.id;
  const isEditing = useTreeView(({ editing }) => editing === row);
  const { item, reload } = edited;
  const { value, status } = field;
  // A chapter that was added after the course was fetched.
  const isUnknown = item !== null && value === undefined;

  useEffect(() => {
    if (isUnknown) void reload();
  }, [isUnknown, reload]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is set, not what the server sends.
  useEffect(() => {
    if (value !== undefined && value !== name) field.set(name);
  }, [name, value === undefined]);

  const isSaved = status === 'saved' && value !== undefined && !isEditing;
  useEffect(() => {
    if (!isSaved) return;
    let isCurrent = true;
    void client.invalidateQueries({ queryKey: treeKey(courseId) }).then(() => {
      if (!isCurrent) return;
      store.setState(({ names }) => {
        const { [row]: _, ...others } = names;
        return { names: others };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [isSaved, client, courseId, row, store]);

  return (
    <div className="basis-full empty:hidden">
      <ConflictNote field={field} />
      {field.refusal && <p className="text-sm text-danger">{field.refusal}</p>}
    </div>
  );
}

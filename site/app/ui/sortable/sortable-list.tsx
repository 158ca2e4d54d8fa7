import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { DropLine } from './drop-line.tsx';
import { announceMove, movedText } from './move-announcer.tsx';
import { MoveHandle } from './move-handle.tsx';
import { droppedAt, movedTo } from './order.ts';
import { useDrops, useSortable } from './use-sortable.ts';

interface Item {
  id: number;
  name: string;
}

interface SortableListProps<T extends Item> {
  /** Tells it apart from other lists of the page. */
  list: string;
  items: readonly T[];
  /** The new order of all ids. */
  onOrder(ids: number[]): void;
  children(item: T, position: number): ReactNode;
  className?: string;
}

/** A list in an order by hand: each row is dragged by its handle, or moved by Alt + arrows. */
export function SortableList<T extends Item>({
  list,
  items,
  onOrder,
  children,
  className,
}: SortableListProps<T>) {
  const ids = items.map(({ id }) => id);

  function order(next: number[], moved: Item) {
    if (next.every((id, index) => id === ids[index])) return;
    onOrder(next);
    announceMove(movedText(moved.name, next.indexOf(moved.id), next.length));
  }

  useDrops(({ item, target, edge }) => {
    const moved = items.find(({ id }) => id === item.id);
    if (item.list !== list || target.list !== list || !('id' in target) || !moved) return;
    order(droppedAt(ids, item.id, target.id, edge), moved);
  });

  return (
    <ol className={className}>
      {items.map((item, position) => (
        <Row
          key={item.id}
          list={list}
          item={item}
          position={position}
          onStep={(step) => order(movedTo(ids, item.id, position + step), item)}
        >
          {children(item, position)}
        </Row>
      ))}
    </ol>
  );
}

interface RowProps {
  list: string;
  item: Item;
  position: number;
  onStep(step: -1 | 1): void;
  children: ReactNode;
}

function Row({ list, item, position, onStep, children }: RowProps) {
  const { row, handle, onKeyDown, dragged, edge } = useSortable({
    item: { kind: list, id: item.id, list },
    position,
    onStep,
  });
  return (
    <li
      ref={row}
      onKeyDown={onKeyDown}
      className={cx(
        'relative flex items-center gap-2 bg-raised first:rounded-t-[inherit] last:rounded-b-[inherit]',
        dragged && 'opacity-40',
      )}
    >
      <DropLine edge={edge} />
      <MoveHandle ref={handle} name={item.name} className="ms-1" />
      {children}
    </li>
  );
}

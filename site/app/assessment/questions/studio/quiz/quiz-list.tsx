import { cx } from '#ui/class-names.ts';
import { DropLine } from '#ui/sortable/drop-line.tsx';
import { announceMove, movedText } from '#ui/sortable/move-announcer.tsx';
import { MoveHandle } from '#ui/sortable/move-handle.tsx';
import { droppedAt, movedTo } from '#ui/sortable/order.ts';
import { useDrops, useSortable } from '#ui/sortable/use-sortable.ts';
import { shownName } from '../texts.ts';
import { DrawRow } from './draw-row.tsx';
import { QuestionItem } from './question-item.tsx';
import { inOrder, type KeyedItem } from './quiz-items.ts';
import type { Quiz } from './use-quiz.ts';

interface QuizListProps {
  quiz: Quiz;
  lecture: number;
  disabled: boolean;
}

/** What a quiz asks, in its order: rows are dragged by their handles or moved by Alt and the arrows. */
export function QuizList({ quiz, lecture, disabled }: QuizListProps) {
  const { keyed, rows } = quiz;
  const keys = keyed.map(({ key }) => key);
  const list = `quiz-${lecture}`;
  const nameOf = ({ key, item }: KeyedItem) =>
    'tag' in item ? `أسئلة من وسم ${item.tag}` : shownName(rows.get(key)?.name);

  function order(next: number[], moved: KeyedItem) {
    if (next.every((key, index) => key === keys[index])) return;
    quiz.set(inOrder(keyed, next));
    announceMove(movedText(nameOf(moved), next.indexOf(moved.key), next.length));
  }

  useDrops(({ item, target, edge }) => {
    const moved = keyed.find(({ key }) => key === item.id);
    if (item.list !== list || target.list !== list || !moved) return;
    order(droppedAt(keys, item.id, target.id, edge), moved);
  });

  if (keyed.length === 0) return null;
  return (
    <ol className="divide-y divide-line rounded-md border border-line">
      {keyed.map((one, position) => (
        <Row
          key={one.key}
          list={list}
          id={one.key}
          name={nameOf(one)}
          position={position}
          disabled={disabled}
          onStep={(step) => order(movedTo(keys, one.key, position + step), one)}
        >
          {'tag' in one.item ? (
            <DrawRow quiz={quiz} draw={one.item} itemKey={one.key} disabled={disabled} />
          ) : (
            <QuestionItem quiz={quiz} id={one.key} position={position} disabled={disabled} />
          )}
        </Row>
      ))}
    </ol>
  );
}

interface RowProps {
  list: string;
  id: number;
  name: string;
  position: number;
  disabled: boolean;
  onStep(step: -1 | 1): void;
  children: React.ReactNode;
}

function Row({ list, id, name, position, disabled, onStep, children }: RowProps) {
  const { row, handle, onKeyDown, dragged, edge } = useSortable({
    item: { kind: list, id, list },
    position,
    onStep,
    disabled,
  });
  return (
    <li
      ref={row}
      id={id > 0 ? `question-${id}` : undefined}
      onKeyDown={onKeyDown}
      className={cx('relative flex scroll-mt-24 items-start', dragged && 'opacity-40')}
    >
      <DropLine edge={edge} />
      <MoveHandle ref={handle} name={name} className="mt-1 ms-0.5" disabled={disabled} />
      <div className="min-w-0 grow">{children}</div>
    </li>
  );
}

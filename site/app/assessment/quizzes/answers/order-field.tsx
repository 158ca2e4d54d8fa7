import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DropLine } from '#ui/sortable/drop-line.tsx';
import { announceMove, MoveAnnouncer, movedText } from '#ui/sortable/move-announcer.tsx';
import { MoveHandle } from '#ui/sortable/move-handle.tsx';
import { droppedAt, movedTo } from '#ui/sortable/order.ts';
import { useDrops, useSortable } from '#ui/sortable/use-sortable.ts';
import { MoveDownIcon, MoveUpIcon } from '../icons.ts';
import { plainText, Rich } from '../rich.tsx';
import type { AnswerFieldProps } from './answer-field-props.ts';

/** Items that are put in order: by buttons, by Alt + arrows, or dragged by their handles. */
export function OrderField({ question, answer, labelId, disabled, onAnswer }: AnswerFieldProps) {
  const items = question.items ?? [];
  const list = `order-${question.position}`;
  const given = answer.order ?? [];
  // An item that the answer lacks stands at the end.
  const order = [...given, ...items.map(({ id }) => id).filter((id) => !given.includes(id))]
    .map((id) => items.findIndex((item) => item.id === id))
    .filter((index) => index !== -1);

  function change(next: number[], moved: number) {
    if (disabled || next.every((index, at) => index === order[at])) return;
    onAnswer({ order: next.flatMap((index) => items[index]?.id ?? []) });
    const name = plainText(items[moved]?.html ?? '');
    announceMove(movedText(name, next.indexOf(moved), next.length));
  }

  useDrops(({ item, target, edge }) => {
    if (item.list !== list || target.list !== list) return;
    change(droppedAt(order, item.id, target.id, edge), item.id);
  });

  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-col gap-3">
      <ol className="flex flex-col gap-2">
        {order.map((index, position) => (
          <Row
            key={items[index]?.id}
            list={list}
            index={index}
            html={items[index]?.html ?? ''}
            position={position}
            count={order.length}
            disabled={disabled}
            onStep={(step) => change(movedTo(order, index, position + step), index)}
          />
        ))}
      </ol>
      {given.length === 0 && !disabled && (
        <Button
          size="sm"
          variant="secondary"
          className="self-start"
          onClick={() => onAnswer({ order: items.map(({ id }) => id) })}
        >
          الترتيب صحيح كما هو
        </Button>
      )}
      <MoveAnnouncer />
    </fieldset>
  );
}

interface RowProps {
  list: string;
  index: number;
  html: string;
  position: number;
  count: number;
  disabled: boolean;
  onStep(step: -1 | 1): void;
}

function Row({ list, index, html, position, count, disabled, onStep }: RowProps) {
  const { row, handle, onKeyDown, dragged, edge } = useSortable({
    item: { kind: list, id: index, list },
    position,
    onStep,
    disabled,
  });
  const name = plainText(html);
  return (
    <li
      ref={row}
      onKeyDown={onKeyDown}
      className={cx(
        'relative flex items-center gap-1 rounded-lg border border-line-strong bg-raised py-1.5 ps-1 pe-1.5',
        dragged && 'opacity-40',
      )}
    >
      <DropLine edge={edge} />
      {!disabled && <MoveHandle ref={handle} name={name} className="max-sm:hidden" />}
      <span className="w-6 shrink-0 text-center font-semibold text-text-faint tabular-nums">
        {position + 1}
      </span>
      <Rich html={html} className="min-w-0 grow px-1" />
      {!disabled && (
        <span className="flex shrink-0">
          <IconButton
            label={`قدّم «${name}»`}
            aria-disabled={position === 0 || undefined}
            onClick={() => position > 0 && onStep(-1)}
          >
            <MoveUpIcon />
          </IconButton>
          <IconButton
            label={`أخّر «${name}»`}
            aria-disabled={position === count - 1 || undefined}
            onClick={() => position < count - 1 && onStep(1)}
          >
            <MoveDownIcon />
          </IconButton>
        </span>
      )}
    </li>
  );
}

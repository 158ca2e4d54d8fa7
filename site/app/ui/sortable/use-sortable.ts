import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Edge } from './order.ts';

/** What can be dragged: something of a kind, with an id, in a list. */
export interface SortableItem {
  kind: string;
  id: number;
  /** Names the list that it stands in, e.g. `chapter:4`. */
  list: string;
}

export interface SortableDrop {
  item: SortableItem;
  target: SortableItem;
  edge: Edge;
}

type Data = Record<string | symbol, unknown>;

const itemKey = Symbol('sortable');
const edgeKey = Symbol('edge');
const itemIn = (data: Data) => data[itemKey] as SortableItem | undefined;

/** The row whose handle gets the focus once it stands in its new place: moving an element takes its focus away. */
let focusNext: string | null = null;
const nameOf = ({ kind, id }: SortableItem) => `${kind}:${id}`;

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

interface SortableOptions {
  item: SortableItem;
  /** The index in its list. */
  position: number;
  /** Kinds that may be dropped on it; its own by default. */
  accepts?: readonly string[];
  /** Called for Alt + up (-1) and Alt + down (1), with the focus anywhere in the row but in a field. */
  onStep(step: -1 | 1): void;
  disabled?: boolean;
}

interface Sortable<Row extends HTMLElement> {
  row: RefObject<Row | null>;
  /** The button by which it is dragged; focused again after a move by keys. */
  handle: RefObject<HTMLButtonElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  dragged: boolean;
  /** Where a dragged item would fall. */
  edge: Edge | null;
}

/** Makes a row draggable by its handle, a target for others, and movable by Alt + arrows. */
export function useSortable<Row extends HTMLElement = HTMLLIElement>({
  item,
  position,
  accepts = [item.kind],
  onStep,
  disabled = false,
}: SortableOptions): Sortable<Row> {
  const { kind, id, list } = item;
  const row = useRef<Row>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const mayTake = useEffectEvent((data: Data) => {
    const other = itemIn(data);
    return other !== undefined && accepts.includes(other.kind);
  });

  useEffect(() => {
    const element = row.current;
    if (!element || disabled) return;
    const own = { [itemKey]: { kind, id, list } };
    const show = ({ self, source }: { self: { data: Data }; source: { data: Data } }) => {
      const other = itemIn(source.data);
      setEdge(other?.id === id && other.kind === kind ? null : (self.data[edgeKey] as Edge));
    };
    const hide = () => setEdge(null);
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => own,
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => mayTake(source.data),
        getData: ({ input }) => {
          const { top, height } = element.getBoundingClientRect();
          return { ...own, [edgeKey]: input.clientY < top + height / 2 ? 'before' : 'after' };
        },
        onDragEnter: show,
        onDrag: show,
        onDragLeave: hide,
        onDrop: hide,
      }),
    );
  }, [kind, id, list, disabled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what takes the focus away.
  useLayoutEffect(() => {
    if (focusNext !== nameOf({ kind, id, list })) return;
    focusNext = null;
    handle.current?.focus();
  }, [kind, id, list, position]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey || disabled || isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    focusNext = nameOf(item);
    onStep(step as -1 | 1);
  }

  return { row, handle, onKeyDown, dragged, edge };
}

/** Calls `onDrop` for what falls on a row; other sortables on the page are told apart by their lists. */
export function useDrops(onDrop: (drop: SortableDrop) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const item = itemIn(source.data);
          // The innermost target comes first.
          const target = location.current.dropTargets[0]?.data;
          const on = target && (target[itemKey] as SortableItem | undefined);
          if (!item || !on) return;
          if (on.id === item.id && on.kind === item.kind) return;
          drop({ item, target: on, edge: target[edgeKey] as Edge });
        },
      }),
    [],
  );
}

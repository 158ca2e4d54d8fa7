import { type PointerEvent, useRef } from 'react';
import { type Crop, moved, type Size, zoomed } from './crop.ts';

type Point = { x: number; y: number };

const middle = ([a, b = a]: Point[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
const spread = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Moves the picture with one finger or the mouse, and brings it closer with two fingers. */
export function useCropHand(size: Size, crop: Crop, onCrop: (crop: Crop) => void) {
  const fingers = useRef(new Map<number, Point>());

  const place = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, place(event));
    const after = [...fingers.current.values()];
    const frame = event.currentTarget.getBoundingClientRect().width || 1;
    const [from, to] = [middle(before), middle(after)];
    const next = moved(size, crop, (to.x - from.x) / frame, (to.y - from.y) / frame);
    const wider = spread(before) > 0 ? spread(after) / spread(before) : 1;
    onCrop(zoomed(size, next, next.zoom * wider));
  }

  const leave = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  return {
    onPointerDown: take,
    onPointerMove: move,
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}

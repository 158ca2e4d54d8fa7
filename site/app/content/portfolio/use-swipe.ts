import { type PointerEvent, useRef, useState } from 'react';
import { type Direction, swipeStep } from './lightbox-steps.ts';

interface SwipeOptions {
  direction(): Direction;
  onStep(step: 1 | -1): void;
}

type Start = { id: number; x: number; y: number };

const zoomedIn = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Handles horizontal swipes. Returns the current offset in CSS pixels and the pointer handlers. */
export function useSwipe({ direction, onStep }: SwipeOptions) {
  const [offset, setOffset] = useState(0);
  const start = useRef<Start | null>(null);

  function end() {
    start.current = null;
    setOffset(0);
  }

  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        // A second finger pinches, and in a zoomed picture one finger pans.
        if (event.pointerType === 'mouse' || !event.isPrimary || zoomedIn()) return end();
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        if (start.current?.id === event.pointerId) setOffset(event.clientX - start.current.x);
      },
      onPointerUp(event: PointerEvent) {
        const from = start.current;
        if (from?.id !== event.pointerId) return;
        end();
        const step = swipeStep(event.clientX - from.x, event.clientY - from.y, direction());
        if (step !== 0) onStep(step);
      },
      onPointerCancel: end,
    },
  };
}

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds that the pointer rests on a row before its panel opens, so that rows on the way open none. */
const openAfter = 120;
/** Milliseconds before a panel closes, in which the pointer may cross its edge or a corner of another row. */
const closeAfter = 250;

/**
 * Which row of a list shows its panel because the mouse moves over it. Only movement counts: a row that comes to lie below
 * a resting pointer opens nothing. A navigation closes the panel.
 */
export function useHovered<Name extends string>() {
  const [hovered, setHovered] = useState<Name | null>(null);
  const planned = useRef<{ name: Name | null; timer: number } | null>(null);
  const { key } = useLocation();

  const cancel = () => {
    window.clearTimeout(planned.current?.timer);
    planned.current = null;
  };
  const plan = (name: Name | null, delay: number) => {
    if (planned.current?.name === name && planned.current) return;
    cancel();
    if (name === hovered) return;
    const timer = window.setTimeout(() => {
      planned.current = null;
      setHovered(name);
    }, delay);
    planned.current = { name, timer };
  };
  const close = () => {
    cancel();
    setHovered(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has another key
  useEffect(() => {
    window.clearTimeout(planned.current?.timer);
    planned.current = null;
    setHovered(null);
  }, [key]);
  useEffect(() => () => window.clearTimeout(planned.current?.timer), []);

  return {
    hovered,
    close,
    /** For the row and its panel. */
    over: (name: Name) => ({
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') plan(name, openAfter);
      },
      onPointerLeave: () => plan(null, closeAfter),
    }),
  };
}

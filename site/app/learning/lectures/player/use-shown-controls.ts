import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the controls stay after the last movement while the video plays. Milliseconds. */
const staysFor = 3_000;

/**
 * Whether the controls are shown: while the video does not play, for three seconds after a movement, a touch or a key, and
 * as long as the keyboard's focus or an open menu needs them.
 */
export function useShownControls(
  root: RefObject<HTMLElement | null>,
  { paused, isMenuOpen }: { paused: boolean; isMenuOpen: boolean },
) {
  const [isActive, setActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = useEffectEvent(() => {
    const { activeElement } = document;
    const hasFocus =
      activeElement !== root.current &&
      root.current?.contains(activeElement) &&
      activeElement?.matches(':focus-visible');
    if (hasFocus) wake();
    else setActive(false);
  });
  function wake() {
    setActive(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => hide(), staysFor);
  }
  const wakeBy = useEffectEvent((event: Event) => {
    // A touch on the picture shows and hides them by itself.
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const onPicture = (event.target as Element).closest('.player-stage');
    if (!(isTouch && onPicture)) wake();
  });
  useEffect(() => {
    const element = root.current;
    const onEvent = (event: Event) => wakeBy(event);
    const names = ['pointermove', 'pointerdown', 'focusin', 'keydown'];
    for (const name of names) element?.addEventListener(name, onEvent);
    return () => {
      for (const name of names) element?.removeEventListener(name, onEvent);
      clearTimeout(timer.current);
    };
  }, [root]);

  const shown = paused || isMenuOpen || isActive;
  return {
    shown,
    wake,
    /** Shows or hides them, after a touch on the picture. */
    toggle() {
      if (shown) setActive(false);
      else wake();
    },
  };
}

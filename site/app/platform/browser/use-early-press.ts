import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Does what a button with `data-early` does where it was pressed before the page's scripts were there. The inline script of
 * `shell/returning.tsx` notes that on the button.
 */
export function useEarlyPress(button: RefObject<HTMLElement | null>, act: () => void): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    const element = button.current;
    if (element?.dataset.pressed === undefined) return;
    delete element.dataset.pressed;
    press();
  }, [button]);
}

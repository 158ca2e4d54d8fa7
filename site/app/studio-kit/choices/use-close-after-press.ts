import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Closes a list in the flow of a page after a press outside of it. Closed by the loss of focus, when the press begins,
 * what is below would move away from under the pointer and not be pressed.
 *
 * @returns whether the focus moves because of a pointer
 */
export function useCloseAfterPress(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<boolean> {
  const isPressed = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const press = () => {
      isPressed.current = true;
    };
    const type = () => {
      isPressed.current = false;
    };
    const click = ({ target }: MouseEvent) => {
      isPressed.current = false;
      if (target instanceof Node && target.isConnected && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', type, true);
    document.addEventListener('click', click);
    return () => {
      isPressed.current = false;
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', type, true);
      document.removeEventListener('click', click);
    };
  }, [open, root]);
  return isPressed;
}

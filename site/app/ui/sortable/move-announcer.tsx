import { create } from 'zustand';

const useAnnouncement = create(() => ({ text: '' }));

/** Tells screen readers where something was moved: «نُقل "المقدمة" إلى الموضع 2 من 5». */
export function announceMove(text: string): void {
  useAnnouncement.setState({ text });
}

/** «نُقل … إلى الموضع 2 من 5», for `announceMove`. */
export const movedText = (name: string, position: number, count: number) =>
  `نُقل «${name}» إلى الموضع ${position + 1} من ${count}`;

/** The place of the announcements; rendered once by the layout. */
export function MoveAnnouncer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

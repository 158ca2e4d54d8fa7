import { cx } from '#ui/class-names.ts';
import type { Edge } from './order.ts';

/** The line where a dragged item would fall; its parent must be positioned. */
export function DropLine({ edge }: { edge: Edge | null }) {
  if (!edge) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-x-0 z-sticky h-0.5 rounded-full bg-link',
        edge === 'before' ? '-top-px' : '-bottom-px',
      )}
    />
  );
}

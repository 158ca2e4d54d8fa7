import { starPoints } from './eight-fold.ts';

const points = starPoints(12, 12, 12);

/** The filled eight-fold star, a decoration; ratings use the five-pointed star. */
export function StarGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <polygon points={points} />
    </svg>
  );
}

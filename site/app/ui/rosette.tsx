import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { octagonPoints, starPoints } from './eight-fold.ts';

const center = 80;
const outer = starPoints(center, center, 78);
const middle = starPoints(center, center, 62, 0.5412);
const core = octagonPoints(center, center, 38);
const rays = [0, 1, 2, 3, 4, 5, 6, 7];

export interface RosetteProps {
  /** An icon for its heart; sized by the rosette. */
  children?: ReactNode;
  className?: string;
}

/** One large eight-fold rosette with an icon at its heart, as in the middle of a carved door. */
export function Rosette({ children, className }: RosetteProps) {
  return (
    <span className={cx('relative inline-grid size-40 place-items-center', className)}>
      <svg viewBox="0 0 160 160" className="absolute inset-0 size-full" fill="none" aria-hidden="true">
        <g strokeLinejoin="round" strokeWidth="1.25">
          <polygon points={outer} className="fill-sunken stroke-line" />
          <g className="stroke-line-strong" strokeOpacity="0.55">
            {rays.map((turn) => (
              <path key={turn} d="M80 2v22M80 24 96.2 40.9" transform={`rotate(${turn * 45} 80 80)`} />
            ))}
            <polygon points={middle} className="fill-raised" />
          </g>
          <polygon points={core} className="fill-accent-soft stroke-accent-edge" />
        </g>
      </svg>
      <span className="relative text-accent-text [&>svg]:size-8">{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { chords, octagonPoints, starNotch, starPoints } from './eight-fold.ts';

const middle = 80;
const reach = 77;
/** The radius of the octagon in which the two squares cross; the inner stars start at its corners. */
const crossing = reach * starNotch;

const ground = starPoints(middle, middle, reach);
const squares = chords(middle, middle, reach, 2, 0);
const petals = chords(middle, middle, crossing, 3, 0.5);
const center = octagonPoints(middle, middle, crossing * 0.56);

export interface RosetteProps {
  /** An icon for the middle; sized by the rosette. */
  children?: ReactNode;
  className?: string;
}

/** A large eight-fold rosette with an icon in the middle. */
export function Rosette({ children, className }: RosetteProps) {
  return (
    <span className={cx('relative inline-grid size-40 place-items-center', className)}>
      <svg
        viewBox="0 0 160 160"
        className="absolute inset-0 size-full"
        fill="none"
        aria-hidden="true"
      >
        <polygon points={ground} className="fill-sunken" />
        <g className="stroke-line-strong" strokeLinejoin="round">
          <path d={petals} strokeOpacity="0.45" />
          <path d={squares} strokeOpacity="0.75" />
        </g>
        <polygon
          points={center}
          className="fill-accent-soft stroke-accent-edge"
          strokeWidth="1.5"
        />
      </svg>
      <span className="relative text-accent-text [&>svg]:size-8">{children}</span>
    </span>
  );
}

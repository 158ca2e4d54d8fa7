import { useId } from 'react';
import { starPoints } from './eight-fold.ts';

export interface LatticeProps {
  /** Sizes and places it, e.g. «absolute inset-0 size-full»; `text-…` colours its lines. */
  className?: string;
  /** Width of one star in pixels. */
  tile?: number;
  /** Where a lamp hangs behind the screen, as shares of width and height; null: no lamp. */
  light?: readonly [x: number, y: number] | null;
  /** How far its light reaches, as a share of the larger side. */
  reach?: number;
}

/**
 * The pierced screen of a lantern: eight-fold stars tip to tip, crosses between them. Where a lamp
 * hangs behind it, light falls through the stars and fades with the distance. Ornament only.
 */
export function Lattice({ className, tile = 56, light = [0.5, 0.5], reach = 0.62 }: LatticeProps) {
  const id = useId();
  const half = tile / 2;
  const star = starPoints(half, half, half);
  const inner = starPoints(half, half, half * 0.46, 0.5412);
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={`${id}-lines`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <polygon points={star} />
            <polygon points={inner} />
          </g>
        </pattern>
        {light && (
          <>
            <pattern id={`${id}-holes`} width={tile} height={tile} patternUnits="userSpaceOnUse">
              <polygon points={star} className="fill-lamp-flame" fillOpacity="0.3" />
              <polygon points={inner} className="fill-lamp-flame" fillOpacity="0.85" />
              <polygon points={star} className="stroke-lamp-flame" fill="none" strokeWidth="1.25" />
            </pattern>
            <radialGradient id={`${id}-fade`} cx={light[0]} cy={light[1]} r={reach}>
              <stop offset="0" stopColor="#fff" stopOpacity="1" />
              <stop offset="0.3" stopColor="#fff" stopOpacity="0.5" />
              <stop offset="0.65" stopColor="#fff" stopOpacity="0.14" />
              <stop offset="1" stopColor="#fff" stopOpacity="0" />
            </radialGradient>
            <mask id={`${id}-mask`}>
              <rect width="100%" height="100%" fill={`url(#${id}-fade)`} />
            </mask>
          </>
        )}
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}-lines)`} opacity="0.16" />
      {light && (
        <rect
          width="100%"
          height="100%"
          fill={`url(#${id}-holes)`}
          mask={`url(#${id}-mask)`}
        />
      )}
    </svg>
  );
}

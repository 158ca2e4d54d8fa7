import { useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { starPoints } from '#ui/ornament/eight-fold.ts';

const size = 1400;
const rays = 16;
const rings = 7;
const firstRadius = 96;
/** The factor by which both distance and star size grow with each ring. */
const growth = 1.345;

const round = (value: number) => Math.round(value * 10) / 10;

type Star = { angle: number; ring: number };

/** The stars of a ring below the lantern's cap; the edge of the hero clips the others. */
function starsOf(ring: number): Star[] {
  const angles = Array.from({ length: rays }, (_, ray) => (ray + (ring % 2) / 2) * (360 / rays));
  const radius = firstRadius * growth ** ring;
  return angles
    .filter((angle) => radius * Math.cos((angle * Math.PI) / 180) < 150)
    .map((angle) => ({ angle: round(angle), ring }));
}

/** Opacity by ring, fading towards the text. */
const opacities = [0.6, 0.52, 0.42, 0.31, 0.21, 0.12, 0.05];

/** The colour shifts to red with the distance, since saffron alone would look grey on indigo. */
const colourOf = (ring: number) =>
  `color-mix(in oklab, var(--lamp-flame), var(--accent-edge) ${Math.min(100, ring * 25)}%)`;

const starRings = Array.from({ length: rings }, (_, ring) => starsOf(ring));

/**
 * Decorative background of the hero: rings of eight-pointed stars around the lantern, larger and fainter with the
 * distance. Centred on the point where it is placed.
 */
export function CastLight({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className={cx(
        'size-[1400px] max-w-none -translate-y-1/2 translate-x-1/2 animate-[fade-in_1400ms_var(--ease-light)]',
        className,
      )}
      aria-hidden="true"
    >
      <defs>
        <polygon id={`${id}-star`} points={starPoints(0, 0, 17)} />
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="var(--lamp-flame)" stopOpacity="0.6" />
          <stop offset="0.2" stopColor="var(--accent-edge)" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="var(--accent-edge)" stopOpacity="0.1" />
          <stop offset="1" stopColor="var(--accent-edge)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r={size * 0.36} fill={`url(#${id}-glow)`} />
      {starRings.map((stars, ring) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rings are never reordered.
        <g key={ring} fill={colourOf(ring)} opacity={opacities[ring]}>
          {stars.map(({ angle }) => (
            <use
              key={angle}
              href={`#${id}-star`}
              transform={`rotate(${angle})translate(0 ${round(-firstRadius * growth ** ring)})scale(${round(growth ** ring)})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

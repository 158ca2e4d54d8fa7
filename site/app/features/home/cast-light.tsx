import { useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { starPoints } from '#ui/ornament/eight-fold.ts';

const size = 1400;
const rays = 16;
const rings = 7;
const first = 96;
/** Each ring of stars stands as much further from the lamp as its stars are larger. */
const growth = 1.345;

const round = (value: number) => Math.round(value * 10) / 10;

type Spot = { turn: number; ring: number };

/** The stars that fall below the lamp's cap; the hero's edge cuts off the others. */
function spotsOf(ring: number): Spot[] {
  const turns = Array.from({ length: rays }, (_, ray) => (ray + (ring % 2) / 2) * (360 / rays));
  const reach = first * growth ** ring;
  return turns
    .filter((turn) => reach * Math.cos((turn * Math.PI) / 180) < 150)
    .map((turn) => ({ turn: round(turn), ring }));
}

/** By ring: bright beside the lamp, gone before the words begin. */
const brightness = [0.6, 0.52, 0.42, 0.31, 0.21, 0.12, 0.05];

/** Lamplight reddens with the distance; saffron alone would turn grey on indigo. */
const colourOf = (ring: number) =>
  `color-mix(in oklab, var(--lamp-flame), var(--accent-edge) ${Math.min(100, ring * 25)}%)`;

const field = Array.from({ length: rings }, (_, ring) => spotsOf(ring));

/**
 * What the piercings of a lantern throw on the walls: its eight-fold stars, larger and fainter the
 * further they fall. Centred on the point where it is placed; ornament only.
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
      {field.map((spots, ring) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rings stand still.
        <g key={ring} fill={colourOf(ring)} opacity={brightness[ring]}>
          {spots.map(({ turn }) => (
            <use
              key={turn}
              href={`#${id}-star`}
              transform={`rotate(${turn})translate(0 ${round(-first * growth ** ring)})scale(${round(growth ** ring)})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

import { useId } from 'react';
import { starPoints } from './eight-fold.ts';

export interface LatticeProps {
  /** Size and position, e.g. «absolute inset-0 size-full»; `text-…` sets the colour of its lines. */
  className?: string;
  /** Width of one star in pixels. */
  tile?: number;
  /** The position of the light behind the screen, as shares of width and height; null: no light. */
  light?: readonly [x: number, y: number] | null;
  /** The radius of the light, as a share of the larger side. */
  reach?: number;
}

/**
 * The pattern of a lantern's screen: eight-fold stars tip to tip, with crosses between them. `light` shines through the
 * stars and fades with the distance. Decorative.
 */
export function Lattice({ className, tile = 56, light = [0.5, 0.5], reach = 0.62 }: LatticeProps) {
  const id = useId();
  const half = tile / 2;
  const star = starPoints(half, half, half);
  const inner = starPoints(half, half, half * 0.46, 0.5412);
  const size = { width: tile, height: tile, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={`${id}-screen`} {...size}>
          <g fill="none" stroke="currentColor">
            <polygon points={star} />
            <polygon points={inner} />
          </g>
        </pattern>
        <pattern id={`${id}-lines`} {...size}>
          <polygon points={star} className="fill-lamp-flame stroke-lamp-flame" fillOpacity="0.1" />
        </pattern>
        <pattern id={`${id}-holes`} {...size}>
          <polygon points={inner} className="fill-lamp-flame" />
        </pattern>
        {light && <Fade id={`${id}-far`} light={light} reach={reach} stops={[0.9, 0.34, 0.1]} />}
        {light && (
          <Fade id={`${id}-near`} light={light} reach={reach * 0.8} stops={[1, 0.62, 0.16]} />
        )}
        {light && (
          <Fade id={`${id}-glow`} light={light} reach={reach * 0.7} stops={[0.3, 0.1, 0.03]} />
        )}
        {['far', 'near'].map((name) => (
          <mask key={name} id={`${id}-${name}-mask`}>
            <rect width="100%" height="100%" fill={`url(#${id}-${name})`} />
          </mask>
        ))}
      </defs>
      <Layer fill={`${id}-screen`} opacity={0.12} />
      {light && (
        <>
          <Layer fill={`${id}-glow`} />
          <Layer fill={`${id}-lines`} mask={`${id}-far-mask`} />
          <Layer fill={`${id}-holes`} mask={`${id}-near-mask`} />
        </>
      )}
    </svg>
  );
}

function Layer({ fill, mask, opacity }: { fill: string; mask?: string; opacity?: number }) {
  return (
    <rect
      width="100%"
      height="100%"
      fill={`url(#${fill})`}
      mask={mask && `url(#${mask})`}
      opacity={opacity}
    />
  );
}

interface FadeProps {
  id: string;
  light: readonly [number, number];
  reach: number;
  stops: [lamp: number, near: number, far: number];
}

/** A radial gradient of light. In a mask its luminance is used, as a fill its colour. */
function Fade({ id, light, reach, stops }: FadeProps) {
  return (
    <radialGradient id={id} cx={light[0]} cy={light[1]} r={reach}>
      {[...stops, 0].map((opacity, index) => (
        <stop
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed stops.
          key={index}
          offset={[0, 0.3, 0.65, 1][index]}
          stopColor={id.endsWith('glow') ? 'var(--lamp-flame)' : '#fff'}
          stopOpacity={opacity}
        />
      ))}
    </radialGradient>
  );
}

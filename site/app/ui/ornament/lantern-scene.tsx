import { useId } from 'react';
import { starPoints } from './eight-fold.ts';

const lamp = { x: 240, y: 296 };

/** The stars of light around the lantern: rings that are rotated against each other and fade with the distance. */
const lightStars = [
  { radius: 158, size: 7, count: 16, turn: 0.5, opacity: 0.8 },
  { radius: 192, size: 9, count: 16, turn: 0, opacity: 0.5 },
  { radius: 230, size: 11, count: 16, turn: 0.5, opacity: 0.28 },
]
  .flatMap(
    ({ radius, size, count, turn, opacity }) =>
      Array.from({ length: count }, (_, index) => {
        const angle = ((index + turn) * 2 * Math.PI) / count;
        const [x, y] = [lamp.x + radius * Math.sin(angle), lamp.y - radius * Math.cos(angle)];
        return { key: `${radius}-${index}`, x, points: starPoints(x, y, size, 0.6), opacity };
      }),
    // No stars over the chain or the drop.
  )
  .filter(({ x }) => Math.abs(x - lamp.x) > 20);

const tile = 37.5;
const star = starPoints(tile / 2, tile / 2, tile / 2);
const hole = starPoints(tile / 2, tile / 2, tile * 0.25, 0.5412);

/**
 * A hanging lantern whose light falls through star-shaped holes, for a dark background: the hero of the home page and
 * the side of the sign-in pages. Decorative.
 */
export function LanternScene({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 480 560" className={className} fill="none" aria-hidden="true">
      <defs>
        <radialGradient
          id={`${id}-halo`}
          gradientUnits="userSpaceOnUse"
          cx={lamp.x}
          cy={lamp.y}
          r="250"
        >
          <stop offset="0" stopColor="var(--lamp-flame)" stopOpacity="0.5" />
          <stop offset="0.35" stopColor="var(--lamp-flame)" stopOpacity="0.17" />
          <stop offset="1" stopColor="var(--lamp-flame)" stopOpacity="0" />
        </radialGradient>
        <radialGradient
          id={`${id}-glass`}
          gradientUnits="userSpaceOnUse"
          cx={lamp.x}
          cy={lamp.y}
          r="150"
        >
          <stop offset="0" stopColor="var(--lamp-glow)" />
          <stop offset="0.4" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--lamp-dusk)" />
        </radialGradient>
        <pattern
          id={`${id}-screen`}
          x="165"
          y="202"
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
        >
          {/* The pattern draws the brass between the holes; the glass behind it stays visible. */}
          <path
            d={`M0 0H${tile}V${tile}H0zM${star.replaceAll(' ', 'L')}z`}
            className="fill-ink"
            fillRule="evenodd"
          />
          <polygon points={star} className="stroke-accent-edge" strokeWidth="1.25" />
          <polygon points={hole} className="fill-ink" fillOpacity="0.32" />
        </pattern>
      </defs>

      <circle cx={lamp.x} cy={lamp.y} r="250" fill={`url(#${id}-halo)`} />
      {lightStars.map(({ key, points, opacity }) => (
        <polygon key={key} points={points} className="fill-lamp-flame" opacity={opacity} />
      ))}

      {/* Chain and ring. */}
      <g className="stroke-accent-edge" strokeWidth="2.5">
        <path d="M240 0v58" strokeDasharray="9 5" strokeWidth="4" />
        <circle cx="240" cy="72" r="13" />
      </g>

      <g className="stroke-accent-edge" strokeWidth="3" strokeLinejoin="round">
        {/* Finial, dome and eaves. */}
        <path className="fill-ink-raised" d="M240 85l9 15-9 10-9-10z" />
        <path className="fill-ink-raised" d="M240 108c10 26 62 34 84 66H156c22-32 74-40 84-66z" />
        <path
          d="M240 112v62M240 116c-8 26-30 40-38 58M240 116c8 26 30 40 38 58"
          strokeWidth="1.5"
        />
        <path className="fill-ink" d="M142 174h196l-12 20H154z" />

        {/* The glass of the three visible sides, and the brass screen over it. */}
        <g fill={`url(#${id}-glass)`}>
          <path d="M154 194h172v204H154z" stroke="none" />
          <path d="M154 194l-34 26v152l34 26zM326 194l34 26v152l-34 26z" stroke="none" />
        </g>
        <g fill={`url(#${id}-screen)`}>
          <path d="M165 202h150v187.5H165z" strokeWidth="2" />
        </g>
        <path
          d="M154 194l-34 26v152l34 26zM326 194l34 26v152l-34 26z"
          className="fill-ink"
          fillOpacity="0.42"
        />
        <path
          d="M120 258l34-14M120 296h34M120 334l34 14M137 207v178M326 244l34 14M326 296h34M326 348l34-14M343 207v178"
          strokeWidth="1.5"
        />
        <path d="M154 194h172v204H154z" strokeWidth="4" />

        {/* The pointed window with the flame, the same pen nib as in the logo. */}
        <path
          d="M240 226c8 18 40 30 40 68v72h-80v-72c0-38 32-50 40-68z"
          fill={`url(#${id}-glass)`}
        />
      </g>
      <path
        d="M240 262c3 15 25 30 25 53 0 14-11 25-25 25s-25-11-25-25c0-23 22-38 25-53z"
        className="fill-lamp-core"
      />
      <g className="fill-ink stroke-ink" strokeLinecap="round">
        <path d="M240 282v28" strokeWidth="3.5" />
        <circle cx="240" cy="316" r="6.5" stroke="none" />
      </g>

      {/* Foot and drop. */}
      <g className="fill-ink-raised stroke-accent-edge" strokeWidth="3" strokeLinejoin="round">
        <path className="fill-ink" d="M154 398h172l12 20H142z" />
        <path d="M166 418h148c-8 26-40 40-62 46h-24c-22-6-54-20-62-46z" />
        <path d="M228 464h24l-12 30z" />
        <circle cx="240" cy="502" r="7" className="fill-accent" />
      </g>
    </svg>
  );
}

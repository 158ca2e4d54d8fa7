import { starPoints } from '#ui/ornament/eight-fold.ts';

const arch = 'M30 330V150C30 92 92 66 150 14C208 66 270 92 270 150V330Z';
const inner = 'M46 330V154C46 104 100 78 150 34C200 78 254 104 254 154V330Z';
const tile = 42;

/** Centres of the stars behind the arch, which clips those outside. */
const stars = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => [66 + column * tile, 40 + row * tile] as const),
);

/** The picture of the 404 page: an alcove with an extinguished lantern. */
export function NotFoundPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 350" className={className} fill="none" aria-hidden="true">
      <clipPath id="alcove">
        <path d={inner} />
      </clipPath>
      <path d={arch} className="fill-raised stroke-line-strong" strokeWidth="1.500" />
      <path d={inner} className="fill-ink stroke-line-strong" strokeWidth="1.500" />
      <g clipPath="url(#alcove)">
        <g className="stroke-ink-line" strokeWidth="1">
          {stars.map(([x, y]) => (
            <polygon key={`${x} ${y}`} points={starPoints(x, y, tile / 2)} />
          ))}
        </g>
        <path d="M254 330H96L254 214Z" className="fill-accent" fillOpacity="0.16" />
        <path d="M254 330H150L254 262Z" className="fill-accent" fillOpacity="0.22" />
      </g>
      <g className="stroke-on-ink-soft" strokeWidth="2" strokeLinejoin="round">
        <path d="M150 34V118" strokeDasharray="5 3" />
        <circle cx="150" cy="123" r="5" />
        <g className="fill-ink-raised">
          <path d="M128 166C128 148 142 146 147 132L150 127L153 132C158 146 172 148 172 166Z" />
          <path d="M124 166H176L180 174H120Z" />
          <path d="M130 174H170L166 232H134Z" />
          <path d="M130 174L114 178L120 228L134 232ZM170 174L186 178L180 228L166 232Z" />
          <path d="M132 232H168L173 240H127Z" />
          <path d="M131 240H169C166 252 157 254 154 262H146C143 254 134 252 131 240Z" />
        </g>
        <path d="M137 226V202C137 190 145 186 150 178C155 186 163 190 163 202V226Z" />
      </g>
      {/* Smoke of the extinguished flame. */}
      <path
        d="M150 206C144 198 156 192 150 184C146 178 152 174 150 169"
        className="stroke-on-ink-soft"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeOpacity="0.7"
      />
      <path d="M14 330H286M22 338H278" className="stroke-line-strong" strokeWidth="1.500" />
    </svg>
  );
}

/** Shoulders and what they wear, drawn in the picture's own 480 × 480. */
import { closed, khatam } from '../geometry.ts';
import { piece } from '../light.ts';
import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { g, path, stroke } from '../svg.ts';

export type Garment = 'shirt' | 'blazer' | 'thobe' | 'knit' | 'abaya' | 'hoodie';

const SHOULDERS =
  'M20 500C22 420 62 376 132 356C168 346 192 338 204 326H276C288 338 312 346 348 356C418 376 458 420 460 500Z';

export function garment(s: Sheet, kind: Garment, color: string, inner: string): string {
  const body = piece(s, SHOULDERS, color, { depth: 16, rim: 3, reach: 240, center: [240, 400] });
  const dark = mix(color, s.tone.ground, 0.5);
  const lapel = (side: number) => {
    const x = (v: number) => 240 + side * v;
    return piece(
      s,
      `M${x(34)} 328L${x(66)} 348L${x(84)} 404L${x(62)} 410L${x(70)} 426L${x(6)} 490H${x(0)}Z`,
      mix(color, '#FFFFFF', 0.08),
      { depth: 5, rim: 2, reach: 120, center: [240, 400] },
    );
  };
  const collar = (side: number, fill: string) => {
    const x = (v: number) => 240 + side * v;
    return piece(s, `M${x(38)} 320L${x(60)} 340L${x(36)} 388L${x(0)} 362Z`, fill, {
      depth: 5,
      rim: 2,
      reach: 80,
      center: [240, 350],
    });
  };
  switch (kind) {
    case 'shirt':
      return (
        body +
        path('M204 324L240 364L276 324Z', { fill: inner }) +
        collar(-1, mix(color, '#FFFFFF', 0.14)) +
        collar(1, mix(color, '#FFFFFF', 0.14)) +
        stroke('M240 366V490', dark, 3) +
        [404, 448].map((y) => path(closed(khatam(5, 0, [248, y])), { fill: dark })).join('')
      );
    case 'blazer':
      return (
        body +
        path('M200 326L240 486L280 326Z', { fill: inner }) +
        collar(-1, mix(inner, '#FFFFFF', 0.2)) +
        collar(1, mix(inner, '#FFFFFF', 0.2)) +
        lapel(-1) +
        lapel(1)
      );
    case 'thobe':
      return (
        body +
        piece(
          s,
          'M196 334C204 322 276 322 284 334V352C268 364 212 364 196 352Z',
          mix(color, '#FFFFFF', 0.2),
          { depth: 4, rim: 2, reach: 60, center: [240, 345] },
        ) +
        stroke('M240 360V470', dark, 3) +
        [384, 414, 444].map((y) => path(closed(khatam(5, 0, [240, y])), { fill: dark })).join('')
      );
    case 'knit':
      return (
        body +
        piece(
          s,
          'M198 306C206 318 274 318 282 306L286 348C268 366 212 366 194 348Z',
          mix(color, '#FFFFFF', 0.1),
          { depth: 5, rim: 2, reach: 60, center: [240, 336] },
        ) +
        [208, 224, 240, 256, 272]
          .map((x) => stroke(`M${x} 322V356`, dark, 2.2, { 'stroke-opacity': 0.5 }))
          .join('')
      );
    case 'hoodie':
      return (
        body +
        piece(
          s,
          'M168 356C172 318 204 308 240 352C276 308 308 318 312 356C300 388 262 396 240 396C218 396 180 388 168 356Z',
          mix(color, '#FFFFFF', 0.1),
          { depth: 8, rim: 2.2, reach: 90, center: [240, 350] },
        ) +
        path('M206 330L240 372L274 330Z', { fill: inner }) +
        stroke('M222 384V440M258 384V432', mix(color, '#FFFFFF', 0.65), 4.5)
      );
    case 'abaya':
      return (
        body +
        g(
          {},
          stroke('M150 356C176 400 196 450 200 490M330 356C304 400 284 450 280 490', dark, 3, {
            'stroke-opacity': 0.6,
          }),
        )
      );
  }
}

/** The parts of a face. All drawn about (0,0), the middle of the face; the head is 136 wide and 176 high. */
import { piece } from '../light.ts';
import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, g, path, stroke } from '../svg.ts';

interface Skin {
  base: string;
  shade: string;
  line: string;
}

export const SKINS: Record<'fair' | 'olive' | 'tan' | 'brown' | 'deep', Skin> = {
  fair: { base: '#EFC6A2', shade: '#D9A37C', line: '#8E5438' },
  olive: { base: '#E0AE84', shade: '#C48A60', line: '#7A4529' },
  tan: { base: '#CF9768', shade: '#AE7447', line: '#653619' },
  brown: { base: '#A86F48', shade: '#86522F', line: '#4A260F' },
  deep: { base: '#7E4E32', shade: '#603720', line: '#33180A' },
};

const HEAD =
  'M-68 -28C-70 -88 -38 -104 0 -104C38 -104 70 -88 68 -28C67 10 58 42 38 62C24 76 12 82 0 82C-12 82 -24 76 -38 62C-58 42 -67 10 -68 -28Z';
const SOFT_HEAD =
  'M-66 -28C-68 -88 -38 -104 0 -104C38 -104 68 -88 66 -28C65 8 54 40 34 62C20 76 10 80 0 80C-10 80 -20 76 -34 62C-54 40 -65 8 -66 -28Z';

function headShape(soft: boolean): string {
  return soft ? SOFT_HEAD : HEAD;
}

/** Neck, ears and the head itself, with its shadowed side cut like paper. */
export function head(s: Sheet, skin: Skin, o: { soft: boolean; ears: boolean }): string {
  const away = s.light[0] > 0 ? -1 : 1;
  const shape = headShape(o.soft);
  const plane = `M${away * 6} -120C${away * 26} -70 ${away * 10} -30 ${away * 18} -8C${away * 24} 8 ${away * 30} 18 ${away * 22} 34C${away * 18} 50 ${away * 26} 66 ${away * 6} 96L${away * 120} 96V-120Z`;
  const ear = (side: number) =>
    path(
      `M${side * 62} -26C${side * 78} -40 ${side * 88} -22 ${side * 80} 0C${side * 76} 14 ${side * 68} 16 ${side * 60} 8Z`,
      {
        fill: side === away ? skin.shade : mix(skin.base, skin.shade, 0.25),
      },
    );
  return g(
    {},
    o.ears ? ear(-1) + ear(1) : '',
    path(shape, { fill: skin.base }),
    s.clip(shape, path(plane, { fill: skin.shade, 'fill-opacity': 0.62 })),
  );
}

export function neck(skin: Skin): string {
  return (
    path('M-34 44V128C-34 150 34 150 34 128V44Z', { fill: mix(skin.base, skin.shade, 0.55) }) +
    path('M-34 70C-20 96 20 96 34 70V92C20 112 -20 112 -34 92Z', {
      fill: skin.shade,
      'fill-opacity': 0.75,
    })
  );
}

/** Eyes, brows, nose and mouth: few lines, a calm look. */
export function face(
  skin: Skin,
  o: { brow: string; soft: boolean; smile: number; lips?: string; iris?: string },
): string {
  const { brow, soft, smile, lips = mix(skin.shade, '#A2453F', 0.5), iris = '#2A1710' } = o;
  const eye = (x: number, side: number) =>
    g(
      { transform: `translate(${x} -16) scale(${side} 1)` },
      path('M-15 2C-9 -8 8 -9 15 1C8 8 -9 9 -15 2Z', { fill: mix('#FFF8EE', skin.base, 0.18) }),
      circle(0, 0, 6.6, { fill: iris }),
      circle(2 * side, -2.2, 1.8, { fill: '#FFFFFF', 'fill-opacity': 0.9 }),
      stroke(
        `M-16 2C-9 -9 8 -10 16 1${soft ? 'l3.5 -2.5' : ''}`,
        mix(skin.line, '#1A0D08', 0.55),
        soft ? 4.2 : 3.4,
      ),
    );
  const arch = soft ? -9 : -6;
  const hair = (side: number) =>
    path(
      `M${side * 12} -36C${side * 22} ${-40 + arch * 0.6} ${side * 36} ${-40 + arch * 0.5} ${side * 48} -33C${side * 36} ${-35 + arch * 0.1} ${side * 24} -34 ${side * 12} ${soft ? -31.5 : -28.5}Z`,
      { fill: brow },
    );
  return g(
    {},
    eye(-29, -1),
    eye(29, 1),
    hair(-1),
    hair(1),
    stroke('M4 -12C6 0 11 10 10 18C8 23 -2 23 -5 20', skin.line, 2.8, { 'stroke-opacity': 0.6 }),
    path(
      `M-19 ${43 - smile}C-10 ${40 - smile * 0.2} -4 39 0 41C4 39 10 ${40 - smile * 0.2} 19 ${43 - smile}C10 ${51 + smile * 0.4} -10 ${51 + smile * 0.4} -19 ${43 - smile}Z`,
      { fill: lips },
    ),
    stroke(
      `M-20 ${43 - smile}C-8 ${45 + smile * 0.2} 8 ${45 + smile * 0.2} 20 ${43 - smile}`,
      mix(skin.line, '#5A1F18', 0.4),
      2.4,
    ),
  );
}

export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';

/** Beards are drawn before the mouth, so that the mouth stays open in them. */
export function beard(kind: Beard, color: string, skin: Skin, s: Sheet): string {
  const lip = 'M-26 36C-16 26 -6 27 0 31C6 27 16 26 26 36C16 37 6 38 0 38C-6 38 -16 37 -26 36Z';
  const jaw = (top: number, fullness: number) =>
    `M-68 ${top}C-66 20 -60 46 -40 ${64 + fullness}C-26 ${78 + fullness} -12 ${84 + fullness} 0 ${84 + fullness}C12 ${84 + fullness} 26 ${78 + fullness} 40 ${64 + fullness}C60 46 66 20 68 ${top}C58 8 50 22 36 27C18 22 -18 22 -36 27C-50 22 -58 8 -68 ${top}Z`;
  if (kind === 'none') return '';
  if (kind === 'moustache') return path(lip, { fill: color });
  if (kind === 'goatee')
    return (
      path(lip, { fill: color }) +
      path('M-24 38C-30 60 -20 88 0 90C20 88 30 60 24 38C18 56 -18 56 -24 38Z', { fill: color })
    );
  if (kind === 'stubble')
    return path(jaw(-14, 0), { fill: mix(skin.shade, color, 0.42), 'fill-opacity': 0.75 });
  const fullness = kind === 'full' ? 20 : 4;
  const shape = jaw(-24, fullness);
  const away = s.light[0] > 0 ? -1 : 1;
  return (
    path(shape, { fill: mix(color, skin.base, 0.08) }) +
    s.clip(
      shape,
      path(`M${away * 14} -60L${away * 24} 130H${away * 140}V-60Z`, {
        fill: '#000000',
        'fill-opacity': 0.2,
      }),
    ) +
    path(lip, { fill: color })
  );
}

export function glasses(kind: 'round' | 'square', color: string): string {
  const frame = { fill: '#FFFFFF', 'fill-opacity': 0.12, stroke: color, 'stroke-width': 4.4 };
  const lens = (x: number) =>
    kind === 'round'
      ? circle(x, -14, 24, frame)
      : path(
          `M${x - 25} -32H${x + 25}Q${x + 28} -6 ${x + 16} 6H${x - 16}Q${x - 28} -6 ${x - 25} -32Z`,
          { ...frame, 'stroke-linejoin': 'round' },
        );
  return (
    lens(-29) +
    lens(29) +
    stroke('M-6 -18Q0 -23 6 -18', color, 4.2) +
    stroke('M-54 -18L-68 -22M54 -18L68 -22', color, 4.2)
  );
}

/** A head scarf: the cloth behind, then, over the head, the cloth that frames the face. */
export function hijab(s: Sheet, color: string, under: string): { back: string; front: string } {
  const cloth =
    'M-100 -26C-104 -114 -58 -148 0 -148C58 -148 104 -114 100 -26C98 22 104 60 120 104C136 150 146 210 140 300H-140C-146 210 -136 150 -120 104C-104 60 -98 22 -100 -26Z';
  const opening =
    'M-59 -22C-62 -84 -34 -99 0 -99C34 -99 62 -84 59 -22C58 16 46 50 26 68C14 78 8 80 0 80C-8 80 -14 78 -26 68C-46 50 -58 16 -59 -22Z';
  const fold = mix(color, s.tone.ground, 0.45);
  return {
    back: path('M-96 0L-128 170H128L96 0Z', { fill: mix(color, s.tone.ground, 0.35) }),
    front: g(
      {},
      g(
        { 'fill-rule': 'evenodd' },
        piece(s, cloth + opening, color, { depth: 0, rim: 3, reach: 170 }),
      ),
      stroke('M-56 -50C-50 -84 -28 -94 0 -94C28 -94 50 -84 56 -50', under, 6),
      path(
        'M-66 40C-40 84 0 104 60 96C92 92 108 84 113 94C122 130 96 152 54 156C-4 160 -52 128 -84 72Z',
        { fill: mix(color, '#FFFFFF', 0.1) },
      ),
      stroke('M-66 42C-40 88 4 108 66 98', fold, 3, { 'stroke-opacity': 0.75 }),
      stroke('M-84 74C-52 130 -4 160 56 156', fold, 3, { 'stroke-opacity': 0.75 }),
      stroke('M-92 -60C-84 -100 -56 -124 -20 -130', fold, 3, { 'stroke-opacity': 0.45 }),
      stroke('M-98 110C-100 160 -92 200 -84 250M-30 158C-24 190 -8 220 6 250', fold, 3, {
        'stroke-opacity': 0.55,
      }),
    ),
  };
}

export type Hair = 'short' | 'side' | 'curly' | 'bun' | 'long' | 'receding' | 'cap';

export function hairBack(kind: Hair, color: string): string {
  if (kind === 'long')
    return path(
      'M-92 -30C-98 -118 -52 -140 0 -140C52 -140 98 -118 92 -30C92 30 112 76 100 142H-100C-112 76 -92 30 -92 -30Z',
      { fill: mix(color, '#000000', 0.25) },
    );
  if (kind === 'bun') return ellipse(0, -138, 42, 36, { fill: mix(color, '#000000', 0.15) });
  return '';
}

export function hairFront(s: Sheet, kind: Hair, color: string): string {
  const cut = (d: string) => piece(s, d, color, { depth: 0, rim: 2.4, reach: 120, contrast: 0.6 });
  switch (kind) {
    case 'short':
      return cut(
        'M-72 -20C-84 -96 -52 -132 4 -132C60 -132 86 -96 72 -20C68 -34 64 -52 58 -64C30 -58 -14 -62 -36 -78C-46 -66 -62 -52 -64 -38Z',
      );
    case 'side':
      return cut(
        'M-72 -18C-88 -100 -44 -138 14 -136C74 -132 84 -86 72 -18C70 -40 66 -58 56 -72C20 -66 -12 -72 -34 -92C-40 -72 -58 -62 -64 -40Z',
      );
    case 'receding':
      return cut(
        'M-68 -4C-88 -30 -86 -92 -44 -106C-34 -108 -22 -108 -16 -105C-38 -96 -54 -76 -58 -52C-60 -36 -64 -18 -68 -4ZM68 -4C88 -30 86 -92 44 -106C34 -108 22 -108 16 -105C38 -96 54 -76 58 -52C60 -36 64 -18 68 -4Z',
      );
    case 'curly': {
      const curls = [
        [-66, -60, 26],
        [-56, -94, 30],
        [-26, -122, 32],
        [14, -128, 33],
        [50, -106, 31],
        [68, -70, 27],
        [-30, -92, 24],
        [4, -100, 26],
        [36, -88, 22],
        [-70, -34, 16],
        [71, -40, 17],
      ];
      return curls
        .map(([x = 0, y = 0, r = 0]) =>
          piece(
            s,
            `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
            color,
            { depth: 0, rim: 1.8, reach: r, center: [x, y], contrast: 0.45 },
          ),
        )
        .join('');
    }
    case 'bun':
      return cut(
        'M-70 -10C-88 -96 -50 -128 0 -128C50 -128 88 -96 70 -10C66 -44 44 -76 0 -84C-44 -76 -66 -44 -70 -10Z',
      );
    case 'long':
      return cut(
        'M-70 26C-100 -60 -72 -132 2 -134C74 -132 100 -60 74 34C72 -16 60 -56 22 -84C-10 -66 -58 -46 -70 26Z',
      );
    case 'cap':
      return (
        cut('M-74 -58C-76 -112 -44 -140 0 -140C44 -140 76 -112 74 -58C50 -72 -50 -72 -74 -58Z') +
        stroke('M-73 -60C-48 -74 48 -74 73 -60', mix(color, '#000000', 0.35), 4, {
          'stroke-dasharray': '2 9',
        })
      );
  }
}

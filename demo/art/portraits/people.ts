/** The people of the demo content: each a choice of parts, in the light of one lamp. */
import type { Picture } from '../covers.ts';
import type { Point } from '../geometry.ts';
import { rosette, screen } from '../girih.ts';
import { litCells } from '../light.ts';
import { CREAM, EMBER, type Hue, INK, LAMP, mix, toneOf } from '../palette.ts';
import { Sheet } from '../sheet.ts';
import { at, circle, g, path, rect, stroke } from '../svg.ts';
import {
  type Beard,
  beard,
  face,
  glasses,
  type Hair,
  hairBack,
  hairFront,
  head,
  hijab,
  neck,
  SKINS,
} from './features.ts';
import { type Garment, garment } from './garments.ts';

interface Person {
  hue: Hue;
  /** The side the lamp hangs on: -1 or 1. */
  side: -1 | 1;
  skin: keyof typeof SKINS;
  hair?: Hair;
  hairColor?: string;
  scarf?: [cloth: string, under: string];
  beard?: Beard;
  glasses?: ['round' | 'square', string];
  wear: [Garment, string, string];
  smile?: number;
  woman?: boolean;
}

const BLACK = '#1E1614';
const BROWN = '#4A2C1C';
const GREY = '#8B8580';

const PEOPLE: Record<string, Person> = {
  teacher: {
    hue: 'web',
    side: 1,
    skin: 'olive',
    hair: 'side',
    hairColor: BLACK,
    beard: 'short',
    wear: ['blazer', '#2B3070', '#F3EDE0'],
    smile: 3,
  },
  teacher2: {
    hue: 'data',
    side: -1,
    skin: 'fair',
    scarf: ['#F1E3CB', '#D9B98A'],
    wear: ['blazer', '#156E66', '#F1E3CB'],
    smile: 4,
    woman: true,
  },
  teacher3: {
    hue: 'basics',
    side: 1,
    skin: 'brown',
    hair: 'short',
    hairColor: BLACK,
    beard: 'goatee',
    glasses: ['square', '#20140E'],
    wear: ['knit', '#7A3B2B', '#7A3B2B'],
    smile: 3,
  },
  teacher5: {
    hue: 'security',
    side: -1,
    skin: 'tan',
    scarf: ['#5C2E78', '#3C1B55'],
    glasses: ['round', '#2A1240'],
    wear: ['abaya', '#33164E', '#33164E'],
    smile: 3,
    woman: true,
  },
  teacher4: {
    hue: 'devops',
    side: 1,
    skin: 'fair',
    hair: 'receding',
    hairColor: GREY,
    beard: 'full',
    glasses: ['round', '#2A2A33'],
    wear: ['shirt', '#E7EEF4', '#F7F5EE'],
    smile: 2,
  },
  admin: {
    hue: 'mobile',
    side: -1,
    skin: 'olive',
    hair: 'long',
    hairColor: BROWN,
    wear: ['blazer', '#8C2F3C', '#F6E7D8'],
    smile: 4,
    woman: true,
  },
  teacher8: {
    hue: 'data',
    side: 1,
    skin: 'deep',
    hair: 'cap',
    hairColor: '#F3EBDC',
    beard: 'short',
    wear: ['thobe', '#F3EBDC', '#F3EBDC'],
    smile: 3,
  },
  teacher7: {
    hue: 'basics',
    side: -1,
    skin: 'olive',
    scarf: ['#B4532F', '#7D3319'],
    wear: ['abaya', '#4A2430', '#4A2430'],
    smile: 5,
    woman: true,
  },
  student2: {
    hue: 'devops',
    side: -1,
    skin: 'tan',
    hair: 'curly',
    hairColor: BLACK,
    wear: ['hoodie', '#F0B23A', '#FFF6E4'],
    smile: 5,
  },
  student: {
    hue: 'mobile',
    side: 1,
    skin: 'fair',
    scarf: ['#3E4FBE', '#24307F'],
    wear: ['shirt', '#F3DCD4', '#F3DCD4'],
    smile: 5,
    woman: true,
  },
  teacher6: {
    hue: 'security',
    side: 1,
    skin: 'olive',
    hair: 'short',
    hairColor: BROWN,
    beard: 'stubble',
    wear: ['knit', '#1E2250', '#1E2250'],
    smile: 2,
  },
};

function ground(s: Sheet): string {
  const wall = mix(s.tone.base, s.tone.ground, 0.42);
  const center: Point = [240, 196];
  return g(
    {},
    rect(0, 0, 480, 480, {
      fill: s.radial(s.lamp, 560, [
        [0, mix(wall, LAMP, 0.62)],
        [0.28, mix(wall, EMBER, 0.22)],
        [0.6, wall],
        [1, mix(wall, s.tone.ground, 0.55)],
      ]),
    }),
    litCells(s, screen(480, 480, 104, 62, center), { reach: 190, strength: 0.75, far: 0.05 }),
    circle(...center, 172, { fill: mix(wall, s.tone.ground, 0.4), 'fill-opacity': 0.72 }),
    litCells(s, rosette(172, center), { reach: 260, strength: 0.9, far: 0.12, strap: 0.9 }),
    stroke(
      'M68 196A172 172 0 1 1 412 196A172 172 0 1 1 68 196Z',
      mix(s.tone.bright, LAMP, 0.4),
      2.6,
      { 'stroke-opacity': 0.7 },
    ),
  );
}

function draw(name: string, p: Person): string {
  const lamp: Point = [240 + p.side * 190, 40];
  const s = new Sheet({
    seed: name,
    width: 480,
    height: 480,
    tone: toneOf(p.hue),
    lamp,
    hero: [240, 230],
  });
  const skin = SKINS[p.skin];
  const soft = p.woman === true;
  const scarf = p.scarf ? hijab(s, ...p.scarf) : undefined;
  const hairColor = p.hairColor ?? BLACK;
  const brow = p.hairColor === GREY ? '#6E6762' : p.scarf || p.hair === 'cap' ? BLACK : hairColor;
  const shaven = p.hair === 'cap' ? BLACK : hairColor;
  const layers = [
    scarf?.back ?? (p.hair ? hairBack(p.hair, hairColor) : ''),
    at(0, 0, 1, neck(skin)),
  ];
  const front = [
    head(s, skin, { soft, ears: !scarf && p.hair !== 'long' }),
    beard(p.beard ?? 'none', shaven, skin, s),
    face(skin, {
      brow,
      soft,
      smile: p.smile ?? 3,
      ...(p.beard === 'full' || p.beard === 'short'
        ? { lips: mix(skin.shade, '#9A4A40', 0.2) }
        : {}),
    }),
    p.glasses ? glasses(...p.glasses) : '',
    scarf?.front ?? (p.hair ? hairFront(s, p.hair, hairColor) : ''),
  ];
  const place = (content: string[]) => at(240, 214, 1.06, ...content);
  const glowEdge = path('M0 0H480V480H0Z', {
    fill: s.radial(lamp, 300, [
      [0, CREAM, 0.22],
      [1, LAMP, 0],
    ]),
  });
  const foot = rect(0, 380, 480, 100, {
    fill: s.linear(
      [0, 380],
      [0, 480],
      [
        [0, INK, 0],
        [1, INK, 0.28],
      ],
    ),
  });
  return s.finish(
    ground(s),
    place(layers),
    garment(s, ...p.wear),
    scarf ? place([neck(skin)]) : '',
    place(front),
    glowEdge,
    foot,
  );
}

export function portraits(): Picture[] {
  return Object.entries(PEOPLE).map(([name, person]) => ({
    file: `people/${name}.webp`,
    svg: draw(name, person),
  }));
}

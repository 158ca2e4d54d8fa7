/** Course covers: which hue, where the lamp hangs, how the screen opens, and the object it lights. */
import type { Point } from './geometry.ts';
import { inkGround, type Opening } from './grounds.ts';
import { lantern } from './light.ts';
import { basicsCourses } from './motifs/courses-basics.ts';
import { dataCourses } from './motifs/courses-data.ts';
import { devopsCourses } from './motifs/courses-devops.ts';
import { mobileCourses } from './motifs/courses-mobile.ts';
import { securityCourses } from './motifs/courses-security.ts';
import { webCourses } from './motifs/courses-web.ts';
import type { Motif } from './motifs/parts.ts';
import { type Hue, toneOf } from './palette.ts';
import { Sheet } from './sheet.ts';
import { at } from './svg.ts';

export interface Picture {
  file: string;
  svg: string;
}

const GROUPS: [Hue, Record<string, Motif>][] = [
  ['basics', basicsCourses],
  ['web', webCourses],
  ['mobile', mobileCourses],
  ['data', dataCourses],
  ['security', securityCourses],
  ['devops', devopsCourses],
];

const OPENINGS: Opening[] = ['field', 'arch', 'wall', 'field', 'round', 'wall'];
/** The lamp, as an offset from the middle; the hero stands a little to the other side. */
const LAMPS: Point[] = [
  [430, -190],
  [-450, -150],
  [400, -210],
  [-420, -220],
  [470, -120],
  [-400, -190],
];

export function courseCovers(): Picture[] {
  let turn = 0;
  return GROUPS.flatMap(([hue, motifs]) =>
    Object.entries(motifs).map(([slug, motif]) => {
      const opening = OPENINGS[turn % OPENINGS.length] ?? 'field';
      const offset = LAMPS[(turn * 5 + 1) % LAMPS.length] ?? [400, -200];
      turn++;
      const hero: Point = [640 - Math.sign(offset[0]) * (opening === 'wall' ? 90 : 40), 368];
      const lamp: Point = [640 + offset[0], 360 + offset[1]];
      const s = new Sheet({ seed: slug, width: 1280, height: 720, tone: toneOf(hue), lamp, hero });
      const svg = s.finish(
        inkGround(s, hero, opening),
        lantern(s, 1.35),
        at(hero[0], hero[1], 0.98, motif(s)),
      );
      return { file: `courses/${slug}.webp`, svg };
    }),
  );
}

/** Service pictures: one solid thing on an eight-sided plinth, in the mid light of its hue. */
import type { Picture } from './covers.ts';
import { closed, khatam, ngon, type Point } from './geometry.ts';
import { hueGround } from './grounds.ts';
import { cast, plane, prism } from './iso.ts';
import { glow, spark } from './light.ts';
import { buildServices } from './motifs/services-build.ts';
import { careServices } from './motifs/services-care.ts';
import { knowServices } from './motifs/services-know.ts';
import { runServices } from './motifs/services-run.ts';
import { shapeServices } from './motifs/services-shape.ts';
import { teachServices } from './motifs/services-teach.ts';
import { type Hue, mix, toneOf } from './palette.ts';
import { Sheet } from './sheet.ts';
import { at, g, stroke } from './svg.ts';

const HUES: Record<string, Hue> = {
  'corporate-websites': 'web',
  'online-stores': 'mobile',
  'mobile-app-development': 'mobile',
  'ui-ux-design': 'security',
  'backend-apis': 'web',
  'database-design': 'data',
  'cloud-deployment': 'devops',
  'security-audit': 'security',
  'performance-tuning': 'devops',
  'e-learning-platforms': 'basics',
  dashboards: 'data',
  'data-analysis': 'data',
  chatbots: 'web',
  'system-integration': 'devops',
  'seo-arabic': 'basics',
  'maintenance-support': 'devops',
  'technical-training': 'mobile',
};

/** Scale and foot of the things that are taller or flatter than most. */
const SIZES: Record<string, [scale: number, y: number]> = {
  'corporate-websites': [0.9, 520],
  'mobile-app-development': [1.16, 496],
  'cloud-deployment': [0.94, 520],
  'performance-tuning': [1, 520],
  dashboards: [0.96, 520],
  chatbots: [1.06, 556],
  'maintenance-support': [1.16, 500],
  'security-audit': [1, 520],
  'technical-training': [0.98, 500],
  'seo-arabic': [1.05, 500],
  'ui-ux-design': [0.98, 520],
  'e-learning-platforms': [1.02, 500],
};

function plinth(s: Sheet): string {
  const top = ngon(8, 306, 22.5);
  const fill = mix(s.tone.base, s.tone.ground, 0.54);
  return g(
    {},
    cast(s, ngon(8, 320, 22.5), 40),
    prism(s, ngon(8, 322, 22.5), 'up', -52, -28, mix(fill, s.tone.ground, 0.35)),
    prism(s, top, 'up', -28, 0, fill),
    plane(
      'up',
      0,
      stroke(closed(ngon(8, 284, 22.5)), s.tone.bright, 3, { 'stroke-opacity': 0.45 }),
      stroke(closed(khatam(272, 22.5)), s.tone.bright, 3, { 'stroke-opacity': 0.4 }),
    ),
  );
}

export function servicePictures(): Picture[] {
  const motifs = {
    ...buildServices,
    ...shapeServices,
    ...runServices,
    ...careServices,
    ...knowServices,
    ...teachServices,
  };
  return Object.entries(motifs).map(([slug, motif], i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const [scale, y] = SIZES[slug] ?? [0.94, 478];
    const hero: Point = [640, y];
    const lamp: Point = [640 + side * (430 + (i % 3) * 40), 110 + (i % 4) * 30];
    const s = new Sheet({
      seed: slug,
      width: 1280,
      height: 720,
      tone: toneOf(HUES[slug] ?? 'web'),
      lamp,
      hero,
    });
    const svg = s.finish(
      hueGround(s),
      glow(s, 440, 0.8),
      spark(s, 30),
      at(640, 490, 0.94, plinth(s)),
      at(hero[0], hero[1], scale, motif(s)),
    );
    return { file: `services/${slug}.webp`, svg };
  });
}

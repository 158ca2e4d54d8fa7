/** Project pictures: the product's own screens, in frames, in the light of its hue. */
import type { Picture } from './covers.ts';
import { projectGround, show } from './frames.ts';
import type { Point } from './geometry.ts';
import { toneOf } from './palette.ts';
import { books } from './scenes/books.ts';
import { city } from './scenes/city.ts';
import { field } from './scenes/field.ts';
import { news } from './scenes/news.ts';
import { shops } from './scenes/shops.ts';
import { work } from './scenes/work.ts';
import { Sheet } from './sheet.ts';
import { uiOf } from './ui/layout.ts';

/** The first view is the project's main picture, the others its gallery from 1. */
export function projectPictures(): Picture[] {
  return Object.entries({ ...shops, ...city, ...news, ...work, ...field, ...books }).flatMap(
    ([slug, { hue, views }], n) =>
      views.map((view, i) => {
        const file = `projects/${slug}${i === 0 ? '' : `-${i}`}.webp`;
        const side = (n + i) % 2 === 0 ? 1 : -1;
        const lamp: Point = [640 + side * 560, 60 + ((n * 3 + i * 5) % 4) * 60];
        const tone = toneOf(hue);
        const s = new Sheet({ seed: file, width: 1280, height: 800, tone, lamp, hero: [640, 400] });
        return { file, svg: s.finish(projectGround(s), show(uiOf(s, tone), view)) };
      }),
  );
}

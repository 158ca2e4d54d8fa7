/** The picture of the lamp itself: for link previews and for videos without a picture of their own. */
import type { Picture } from './covers.ts';
import { arch, box, centroid, closed, inset, khatam, type Point } from './geometry.ts';
import { screen } from './girih.ts';
import { inkGround } from './grounds.ts';
import { piece, shafts } from './light.ts';
import { brace, chevron } from './motifs/parts.ts';
import { CREAM, EMBER, INK, LAMP, mix, toneOf } from './palette.ts';
import { Sheet } from './sheet.ts';
import { at, circle, path, stroke } from './svg.ts';

const BODY = 'M-118 -92L118 -92L146 64L96 168H-96L-146 64Z';

/** A great lantern, 560 high about its flame. */
function greatLantern(s: Sheet): string {
  const metal = mix(s.tone.ground, '#6B4A1E', 0.5);
  const gold = mix(LAMP, '#8A5A14', 0.28);
  const holes = screen(320, 300, 76, 62, [160, 160]).map(({ points, kind }) => {
    const moved = points.map(([x, y]): Point => [x - 160, y - 130]);
    const [cx, cy] = centroid(moved);
    const near = Math.exp(-((Math.hypot(cx, cy - 30) / 130) ** 2));
    return path(closed(inset(moved, 0.86)), {
      fill: mix(mix(EMBER, INK, 0.35), kind === 'leaf' ? LAMP : CREAM, Math.min(1, near * 1.25)),
    });
  });
  const lit = (d: string, fill: string) =>
    piece(s, d, fill, { depth: 10, rim: 2.4, contrast: 0.5 });
  return (
    stroke('M0 -600V-258', gold, 4) +
    circle(0, -250, 17, { fill: 'none', stroke: gold, 'stroke-width': 7 }) +
    lit('M-16 -232H16L26 -206H-26Z', gold) +
    lit('M-118 -112C-112 -170 -64 -190 -26 -208H26C64 -190 112 -170 118 -112Z', metal) +
    [-66, -22, 22, 66]
      .map((x) => path(arch(x, -122, 26, 46, 26), { fill: Math.abs(x) < 30 ? CREAM : LAMP }))
      .join('') +
    lit(box(-138, -118, 276, 28, 9), gold) +
    lit(BODY, metal) +
    s.clip(
      'M-104 -82L104 -82L130 64L86 156H-86L-130 64Z',
      path('M-150 -92H150V170H-150Z', { fill: mix(metal, INK, 0.3) }),
      ...holes,
    ) +
    stroke('M-46 -90L-58 64L-38 166M46 -90L58 64L38 166', gold, 6) +
    lit(box(-112, 162, 224, 26, 9), gold) +
    lit('M-74 188H74L34 226H-34Z', metal) +
    path(closed(khatam(20, 22.5, [0, 246])), { fill: LAMP })
  );
}

function scene(file: string, width: number, height: number, framed: boolean): Picture {
  const lamp: Point = [width / 2, height / 2 + 6];
  const s = new Sheet({
    seed: file,
    width,
    height,
    tone: toneOf('web'),
    lamp,
    hero: [lamp[0], lamp[1] - 100],
  });
  const far: Point = [width / 2, -2000];
  const halo = circle(...lamp, 340, {
    fill: s.radial(lamp, 340, [
      [0, LAMP, 0.75],
      [0.4, EMBER, 0.35],
      [1, EMBER, 0],
    ]),
  });
  const scale = height / 760;
  const sides = framed
    ? piece(s, brace(-330, 380, 70, 54, 1), LAMP, { depth: 14, rim: 2, contrast: 0.5 }) +
      piece(s, brace(330, 380, 70, 54, -1), LAMP, { depth: 14, rim: 2, contrast: 0.5 })
    : piece(s, chevron(-340, 0, 110, 260, 52, -1), LAMP, { depth: 14, rim: 2, contrast: 0.5 }) +
      piece(s, chevron(340, 0, 110, 260, 52, 1), LAMP, { depth: 14, rim: 2, contrast: 0.5 });
  return {
    file,
    svg: s.finish(
      inkGround(s, far, 'field'),
      shafts(s, 900, 24),
      halo,
      at(lamp[0], lamp[1], scale, sides, greatLantern(s)),
    ),
  };
}

export function brandPictures(): Picture[] {
  return [scene('og-default.png', 1200, 630, true), scene('poster.webp', 1280, 720, false)];
}

/**
 * Draws the files that show the mark (`contract/site/mark.ts`): icons, the mails' picture, the general link preview and the
 * background of the previews of courses and articles. `node scripts/draw-marks.mjs` writes them; a test compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { secondFont } from '../api/src/content/previews/preview-characters.ts';
import { mark, markColours, markShapes } from '../contract/site/mark.ts';
import { starPoints } from '../site/app/ui/ornament/eight-fold.ts';

const root = new URL('../', import.meta.url);
const night = markShapes(markColours.dark);
const ink = '#15183a';

const light = `<radialGradient id="light" cx="0.5" cy="0.5" r="0.62"><stop offset="0" stop-color="#2b3070"/><stop offset="0.5" stop-color="#1e2250"/><stop offset="1" stop-color="${ink}"/></radialGradient>`;

/** The mark on ink, centred, with `share` of the width; `corner` rounds the icon. */
function icon(share, corner = 0) {
  const scale = (512 * share) / mark.size;
  const side = (512 - scale * mark.size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${light}</defs><rect width="512" height="512" rx="${corner}" fill="${ink}"/><rect width="512" height="512" rx="${corner}" fill="url(#light)"/><g transform="translate(${side} ${side}) scale(${scale})">${night}</g></svg>\n`;
}

/** Follows the theme of the browser, since tabs are light or dark. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>:root{--mark:${markColours.light.body};--flame:${markColours.light.flame}}@media (prefers-color-scheme:dark){:root{--mark:${markColours.dark.body};--flame:${markColours.dark.flame}}}</style>${markShapes({ body: 'var(--mark)', flame: 'var(--flame)' })}</svg>\n`;

/**
 * The background of a link preview: ink, the mark, and a lantern's screen whose light fades with the distance.
 * @param lamp where the light comes from
 * @param mark the upper left corner and the width of the mark
 */
function background({ lamp, mark: { x, y, width: markWidth } }) {
  const [width, height, reach, radius] = [1200, 630, 42, 560];
  const cell = 2 * reach;
  const stars = [];
  for (let starY = (lamp.y % cell) - cell; starY < height + reach; starY += cell) {
    for (let starX = (lamp.x % cell) - cell; starX < width + reach; starX += cell) {
      const near = Math.max(0, 1 - Math.hypot(starX - lamp.x, starY - lamp.y) / radius) ** 1.7;
      if (near < 0.01) continue;
      stars.push(
        `<polygon points="${starPoints(starX, starY, reach)}" fill="#f5af19" fill-opacity="${(near * 0.24).toFixed(3)}" stroke="#ffc53d" stroke-opacity="${(near * 0.55).toFixed(3)}" stroke-width="1.5"/>`,
        `<polygon points="${starPoints(starX, starY, reach * 0.46, 0.5412)}" fill="#ffc53d" fill-opacity="${(near * 0.5).toFixed(3)}"/>`,
      );
    }
  }
  const glow = `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${lamp.x}" cy="${lamp.y}" r="620"><stop offset="0" stop-color="#f5af19" stop-opacity="0.34"/><stop offset="0.4" stop-color="#f5af19" stop-opacity="0.09"/><stop offset="1" stop-color="#f5af19" stop-opacity="0"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${glow}</defs><rect width="${width}" height="${height}" fill="${ink}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>${stars.join('')}<g transform="translate(${x} ${y}) scale(${markWidth / mark.size})">${night}</g></svg>`;
}

/** Beside the words of a course or an article, and in the middle for all other pages. */
const previewBackground = background({
  lamp: { x: 120, y: 340 },
  mark: { x: 1062, y: 66, width: 76 },
});
const generalPreview = background({
  lamp: { x: 600, y: 315 },
  mark: { x: 420, y: 135, width: 360 },
});

const png = (svg, width) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** One static weight in one file per script: the text renderer reads no WOFF2 and no variable weights. */
async function previewFont(name) {
  const file = `@fontsource-variable/readex-pro/files/readex-pro-${name}-wght-normal.woff2`;
  const font = await readFile(new URL(`node_modules/${file}`, root));
  // Everything that the file has.
  return subsetFont(font, characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
  });
}

/** Greek and mathematical signs, which the site's own font lacks. */
async function previewSigns() {
  const file = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';
  const font = await readFile(new URL(`node_modules/${file}`, root));
  const signs = characters.filter((character) => secondFont.test(character));
  return subsetFont(font, signs.join(''), {
    targetFormat: 'truetype',
    noLayoutClosure: true,
    noHinting: true,
    // What composes formulas.
    dropTables: ['MATH'],
  });
}

const characters = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code));

/** The files by their paths in the project. */
export async function drawMarks() {
  return new Map([
    ['site/public/favicon.svg', Buffer.from(favicon)],
    ['site/public/icon.svg', Buffer.from(icon(0.7))],
    ['site/public/icon-192.png', await png(icon(0.84, 104), 192)],
    ['site/public/icon-512.png', await png(icon(0.84, 104), 512)],
    ['site/public/icon-maskable-512.png', await png(icon(0.66), 512)],
    ['site/public/apple-touch-icon.png', await png(icon(0.8), 180)],
    ['api/assets/mail-mark.png', await png(icon(0.82, 150), 88)],
    [
      'api/assets/preview-background.png',
      await sharp(Buffer.from(previewBackground)).png({ palette: true, effort: 10 }).toBuffer(),
    ],
    [
      'site/public/og.jpg',
      await sharp(Buffer.from(generalPreview)).jpeg({ quality: 84 }).toBuffer(),
    ],
    ['api/assets/fonts/noto-sans-math.ttf', await previewSigns()],
    ['api/assets/fonts/readex-pro-arabic.ttf', await previewFont('arabic')],
    ['api/assets/fonts/readex-pro-latin.ttf', await previewFont('latin')],
    ['api/assets/fonts/readex-pro-latin-ext.ttf', await previewFont('latin-ext')],
  ]);
}

if (import.meta.main) {
  for (const [path, content] of await drawMarks()) await writeFile(new URL(path, root), content);
}

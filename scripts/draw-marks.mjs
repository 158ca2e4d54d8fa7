/**
 * Draws the files that show the mark (`contract/mark.ts`): icons, the mails' picture, the general link preview and the
 * background of the previews of courses and articles. `node scripts/draw-marks.mjs` writes them; a test compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { mark, markColours, markShapes } from '../contract/mark.ts';
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

/** The background of a link preview: ink, and a lantern's screen whose light fades towards the words on the right. */
function background({ markAt, markSize }) {
  const [width, height, reach] = [1200, 630, 42];
  const [lampX, lampY] = [120, 340];
  const stars = [];
  for (let y = (lampY % (2 * reach)) - reach * 2; y < height + reach; y += 2 * reach) {
    for (let x = (lampX % (2 * reach)) - reach * 2; x < 620; x += 2 * reach) {
      const near = Math.max(0, 1 - Math.hypot(x - lampX, y - lampY) / 560) ** 1.7;
      if (near < 0.01) continue;
      stars.push(
        `<polygon points="${starPoints(x, y, reach)}" fill="#f5af19" fill-opacity="${(near * 0.24).toFixed(3)}" stroke="#ffc53d" stroke-opacity="${(near * 0.55).toFixed(3)}" stroke-width="1.5"/>`,
        `<polygon points="${starPoints(x, y, reach * 0.46, 0.5412)}" fill="#ffc53d" fill-opacity="${(near * 0.5).toFixed(3)}"/>`,
      );
    }
  }
  const glow =
    '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="120" cy="340" r="620"><stop offset="0" stop-color="#f5af19" stop-opacity="0.34"/><stop offset="0.4" stop-color="#f5af19" stop-opacity="0.09"/><stop offset="1" stop-color="#f5af19" stop-opacity="0"/></radialGradient>';
  const scale = markSize / mark.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${glow}</defs><rect width="${width}" height="${height}" fill="${ink}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>${stars.join('')}<g transform="translate(${markAt.x} ${markAt.y}) scale(${scale})">${night}</g></svg>`;
}

const png = (svg, width) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** Each static weight in one file per script: the text renderer reads no WOFF2 and no variable weights. */
async function previewFont(name) {
  const file = new URL(
    `node_modules/@fontsource-variable/readex-pro/files/readex-pro-${name}-wght-normal.woff2`,
    root,
  );
  // Everything that the file has.
  const text = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');
  return subsetFont(await readFile(file), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
  });
}

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
      await sharp(Buffer.from(background({ markAt: { x: 1062, y: 66 }, markSize: 76 })))
        .png({ palette: true, effort: 10 })
        .toBuffer(),
    ],
    ['api/assets/fonts/readex-pro-arabic.ttf', await previewFont('arabic')],
    ['api/assets/fonts/readex-pro-latin.ttf', await previewFont('latin')],
    ['api/assets/fonts/readex-pro-latin-ext.ttf', await previewFont('latin-ext')],
  ]);
}

if (import.meta.main) {
  for (const [path, content] of await drawMarks()) await writeFile(new URL(path, root), content);
}

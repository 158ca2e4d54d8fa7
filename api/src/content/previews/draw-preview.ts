import { join } from 'node:path';
import { wording } from '@nibras/contract/text/wording.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { repoRoot } from '#platform/config/paths.ts';
import type { PreviewFacts } from './preview-path.ts';
import { breakLines, drawableText, drawLines, type TextPicture } from './preview-text.ts';

/** With the mark and the light; drawn by `scripts/draw-marks.mjs`. */
const background = join(repoRoot(), 'api/assets/preview-background.png');

/** The right edge of all texts, beside the mark at the top and at the page's side below it. */
const edge = { brand: 1044, text: 1132 };

/** The box that the title's ink stays in. */
const titleBox = { left: 132, top: 176, width: 1000, height: 300 };

/** A short title is larger. */
const titleSizes = [
  { size: 88, lines: 1 },
  { size: 76, lines: 2 },
  { size: 66, lines: 3 },
] as const;

const colours = { text: '#f4f2ea', soft: '#b4b8dc', lamp: '#ffc53d' };

const labels = {
  courses: {
    get kind() {
      return wording`كورس`;
    },
    get person() {
      return wording`المعلّم`;
    },
  },
  articles: {
    get kind() {
      return wording`مقال`;
    },
    person: 'الكاتب',
  },
} as const;

const oneLine = async (text: string, { size, width }: { size: number; width: number }) =>
  breakLines(drawableText(text), { size, width, lines: 1 });

async function titleLines(title: string) {
  const text = drawableText(title);
  for (const { size, lines } of titleSizes) {
    const broken = await breakLines(text, { size, lines, width: titleBox.width });
    const isWhole = broken.join(' ').replaceAll(' ', '') === text.replaceAll(' ', '');
    if (isWhole || size === titleSizes[2].size) return { size, lines: broken };
  }
  throw new Error('there is no size for a title');
}

/** Places a text by its right edge and the middle of its ink. */
const placed = ({ data, info }: TextPicture, right: number, middle: number): OverlayOptions => ({
  input: data,
  raw: info,
  left: right - info.width,
  top: Math.round(middle - info.height / 2),
});

/**
 * Draws the picture of a link preview: 1200 × 630 pixels, a JPEG. A text without a character of the fonts is left out.
 */
export async function drawPreview(
  { kind, title, person }: Pick<PreviewFacts, 'kind' | 'title' | 'person'>,
  { siteName }: { siteName: string },
): Promise<Buffer> {
  const label = labels[kind];
  const { size, lines } = await titleLines(title);
  const texts = [
    {
      lines: await oneLine(siteName, { size: 46, width: 600 }),
      style: { size: 46, colour: colours.text },
      right: edge.brand,
      middle: 106,
    },
    {
      lines: [label.kind],
      style: { size: 34, colour: colours.lamp },
      right: 300,
      middle: 106,
    },
    {
      lines,
      style: { size, colour: colours.text },
      right: edge.text,
      middle: titleBox.top + titleBox.height / 2,
    },
    {
      lines: person ? await oneLine(`${label.person}: ${person}`, { size: 38, width: 1000 }) : [],
      style: { size: 38, colour: colours.soft },
      right: edge.text,
      middle: 546,
    },
  ];
  const layers = await Promise.all(
    texts
      .filter((text) => text.lines.length > 0)
      .map(async ({ lines, style, right, middle }) =>
        placed(await drawLines(lines, style), right, middle),
      ),
  );
  return sharp(background).composite(layers).jpeg({ quality: 86 }).toBuffer();
}

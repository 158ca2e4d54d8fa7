import {
  captionSamples,
  type DrawnLine,
} from '@nibras/contract/learning/captions/studio/caption-samples.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  difference as differenceOfShapes,
  type Shape,
  shapeOf,
} from '../support/compare-drawings.ts';
import { expect, openVideo, readVideo, test, video } from '../support/lecture.ts';

/** Drawings of the same signs in the same places differ by less, those of one sign in another place by more. */
const same = 0.2;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const isSign = (text: string) => !/[\p{L}\p{Nd}]/u.test(text);

/** A text, or boxes side by side, in a direction of their own. */
interface Box {
  direction: 'rtl' | 'ltr';
  content: string | readonly Box[];
}

/** A line whose pieces stand side by side as they are named, whatever the direction of their letters. */
function reference(line: DrawnLine, direction: 'rtl' | 'ltr'): Box {
  const piece = (content: string, signs: 'rtl' | 'ltr'): Box => ({
    direction: isArabic(content) ? 'rtl' : isSign(content) ? signs : 'ltr',
    content,
  });
  const content = line.map((one) =>
    typeof one === 'string'
      ? piece(one, 'rtl')
      : { direction: 'ltr' as const, content: one.map((text) => piece(text, 'ltr')) },
  );
  return { direction, content };
}

/** Draws a row of a caption alone, black on white: one that the player shows, by its number, or boxes. */
async function draw(page: Page, row: Box | number): Promise<Buffer> {
  await page.evaluate((given) => {
    const boxOf = ({ direction, content }: Box): HTMLElement => {
      const box = document.createElement('i');
      const display = typeof content === 'string' ? 'inline-block' : 'inline-flex';
      box.style.cssText = `display: ${display}; font-style: normal; white-space: pre; direction: ${direction}`;
      if (typeof content === 'string') box.textContent = content;
      else box.append(...content.map(boxOf));
      return box;
    };
    document.querySelector('#drawn')?.remove();
    const layer = document.createElement('div');
    layer.id = 'drawn';
    layer.className = 'player-captions';
    layer.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: #fff';
    const cues = document.createElement('div');
    cues.className = 'player-cues';
    const caption = document.createElement('p');
    caption.style.cssText =
      'background: #fff; color: #000; font-size: 40px; line-height: 2; white-space: nowrap';
    const shown = document.querySelectorAll('.lecture-player [data-part="cue"] > span');
    const line = typeof given === 'number' ? shown[given]?.cloneNode(true) : undefined;
    const span = document.createElement('span');
    if (typeof given !== 'number') span.append(boxOf(given));
    caption.append(line ?? span);
    cues.append(caption);
    layer.append(cues);
    const player = document.querySelector('.lecture-player .player-captions');
    if (player) layer.style.fontFamily = getComputedStyle(player).fontFamily;
    document.body.append(layer);
  }, row);
  return page.locator('#drawn p').screenshot();
}

/** Columns without ink, in pixels, that separate two words. */
const wordGap = 8;

/** The words of a picture from left to right; how wide the spaces between them are does not matter. */
async function wordsOf(picture: Buffer): Promise<Shape[]> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .threshold(150)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hasInk = (column: number) => {
    for (let row = 0; row < info.height; row += 1) {
      if (data[row * info.width + column] === 0) return true;
    }
    return false;
  };
  const columns = Array.from({ length: info.width }, (_, column) => hasInk(column));
  const words: [from: number, to: number][] = [];
  for (const [column, ink] of columns.entries()) {
    if (!ink) continue;
    const last = words.at(-1);
    if (last && column - last[1] <= wordGap) last[1] = column;
    else words.push([column, column]);
  }
  return Promise.all(
    words.map(async ([from, to]) => {
      const area = { left: from, top: 0, width: to - from + 1, height: info.height };
      return shapeOf(await sharp(picture).extract(area).png().toBuffer());
    }),
  );
}

/** How much the words of two pictures differ at most; 1 where one has more of them. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [words, others] = [await wordsOf(one), await wordsOf(other)];
  if (words.length !== others.length) return 1;
  const apart = words.map((word, at) => {
    const beside = others[at] ?? word;
    const widths = Math.abs(Math.log(word.proportion / beside.proportion));
    return Math.max(differenceOfShapes(word, beside), widths);
  });
  return Math.max(...apart);
}

test('lines of both directions are drawn as they are read', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const at = (index: number) =>
    `00:00:${String(Math.floor(index / 4)).padStart(2, '0')}.${String((index % 4) * 250).padStart(3, '0')}`;
  const cues = captionSamples.map(
    ({ text }, index) => `${at(index)} --> ${at(index + 1)}\n${escaped(text)}\n`,
  );
  await page.route('**/*.vtt*', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      headers: { 'access-control-allow-origin': '*' },
      body: `WEBVTT\n\n${cues.join('\n')}`,
    }),
  );
  await openVideo(page);
  await page.getByRole('button', { name: /^شغّل المحاضرة/ }).click();
  await expect.poll(() => readVideo(page, ({ currentTime }) => currentTime)).toBeGreaterThan(0);
  const cue = page.locator('.lecture-player [data-part="cue"]');
  for (const [index, { text, direction, drawn }] of captionSamples.entries()) {
    await video(page).evaluate(
      (element: HTMLVideoElement, second) => {
        element.pause();
        element.currentTime = second;
      },
      index / 4 + 0.125,
    );
    await expect(cue).toHaveText(text.replaceAll('\n', ''));
    for (const [row, line] of drawn.entries()) {
      const wanted = await draw(page, reference(line, direction));
      const apart = await difference(await draw(page, row), wanted);
      expect.soft(apart, `${text}, row ${row + 1}`).toBeLessThan(same);
    }
  }
});

test('a sign at the wrong end of a line is another picture', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openVideo(page);
  const wrong: [text: string, direction: 'rtl' | 'ltr'][] = [
    ['closure هو دالة تتذكر مكانها.', 'ltr'],
    ['const total = price * 1.14;', 'rtl'],
    ['لغة C++ أسرع من Python (غالبًا).', 'ltr'],
    ['3 + 4 = 7، صحيح؟', 'rtl'],
  ];
  for (const [text, direction] of wrong) {
    const sample = captionSamples.find((one) => one.text.includes(text));
    if (!sample) throw new Error(`no sample has ${text}`);
    const [line = []] = sample.drawn;
    const wanted = await draw(page, reference(line, sample.direction));
    expect(
      await difference(await draw(page, { direction, content: text }), wanted),
      text,
    ).toBeGreaterThan(same);
  }
});

import {
  captionSamples,
  type DrawnLine,
} from '@nibras/contract/learning/captions/studio/caption-samples.ts';
import type { Page } from '@playwright/test';
import { difference, shapeOf } from '../support/compare-drawings.ts';
import { expect, openVideo, readVideo, test, video } from '../support/lecture.ts';

/** Drawings of the same signs in the same places differ by less, those of one sign in another place by more. */
const same = 0.1;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const piece = (text: string, direction: 'rtl' | 'ltr') =>
  `<i style="display: inline-block; font-style: normal; white-space: pre; direction: ${direction}">${escaped(text)}</i>`;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const isSign = (text: string) => !/[\p{L}\p{Nd}]/u.test(text);

/** A line whose pieces stand side by side as they are named, whatever the direction of their letters. */
function reference(line: DrawnLine, direction: 'rtl' | 'ltr'): string {
  const pieces = line.map((one) => {
    if (typeof one !== 'string') {
      const code = one.map((text) => piece(text, isArabic(text) ? 'rtl' : 'ltr')).join('');
      return `<i style="display: inline-flex; font-style: normal; direction: ltr">${code}</i>`;
    }
    return piece(one, isArabic(one) || isSign(one) ? 'rtl' : 'ltr');
  });
  return `<span style="display: flex; justify-content: center; direction: ${direction}">${pieces.join('')}</span>`;
}

/** Draws a caption alone, black on white. */
async function draw(page: Page, html: string): Promise<Buffer> {
  await page.evaluate((content) => {
    document.querySelector('#drawn')?.remove();
    const layer = document.createElement('div');
    layer.id = 'drawn';
    layer.className = 'player-captions';
    layer.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: #fff';
    layer.innerHTML = `<div class="player-cues"><p style="background: #fff; color: #000; font-size: 40px; line-height: 2; white-space: nowrap">${content}</p></div>`;
    document.querySelector('.lecture-player')?.append(layer);
  }, html);
  return page.locator('#drawn p').screenshot();
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
    const shown = await shapeOf(await draw(page, await cue.innerHTML()));
    const lines = drawn.map((line) => reference(line, direction)).join('');
    const wanted = await shapeOf(await draw(page, lines));
    expect.soft(difference(shown, wanted), text).toBeLessThan(same);
    expect.soft(shown.proportion / wanted.proportion, text).toBeCloseTo(1, 1);
  }
});

test('a sign at the wrong end of a line is another picture', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openVideo(page);
  const wrong: [text: string, direction: 'rtl' | 'ltr'][] = [
    ['closure هو دالة تتذكر مكانها.', 'ltr'],
    ['x = 5; y = -3', 'rtl'],
    ['لغة C++ أسرع من Python (غالبًا).', 'ltr'],
    ['3 + 4 = 7، صحيح؟', 'rtl'],
  ];
  for (const [text, direction] of wrong) {
    const sample = captionSamples.find((one) => one.text.includes(text));
    if (!sample) throw new Error(`no sample has ${text}`);
    const plain = `<span dir="${direction}">${escaped(text)}</span>`;
    const shown = await shapeOf(await draw(page, plain));
    const lines = sample.drawn.map((line) => reference(line, sample.direction)).join('');
    const wanted = await shapeOf(await draw(page, lines));
    expect(difference(shown, wanted), text).toBeGreaterThan(same);
  }
});

import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawCertificate } from '../api/src/learning/certificate-design/index.ts';
import { hardNames } from '../api/src/testing/hard-names.ts';
import { difference, nameOnDocument, type Shape, shapeOf } from './support/compare-drawings.ts';
import { expect, test } from './support/test.ts';

const font = readFileSync(
  join(
    import.meta.dirname,
    '../node_modules/@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf',
  ),
);

/** The same drawing differs by 0.17 at most, for its pixels fall elsewhere; letters that are not joined by 0.33 and more. */
const same = 0.22;

const services = {
  settings: () => ({ timeZone: 'Africa/Cairo' }),
  storage: { stat: async () => null, read: createReadStream },
} as unknown as Parameters<typeof drawCertificate>[0];

/** A certificate with nothing beside the name's line. */
async function drawnByTypst(name: string): Promise<Shape> {
  const paper = { provider: '', logo: null, title: '', text: '{name}', teacher: null, minutes: 0 };
  const nothing = { lectures: 0, mark: null, signer: '', signer_title: '', signature: null };
  const pdf = await drawCertificate(services, {
    code: '8KQ4MWYT2HRX',
    name,
    courseName: 'كورس',
    paper: { ...paper, ...nothing, accent: '' },
    completedAt: new Date('2026-11-20T10:00:00Z'),
    issuedAt: new Date('2026-11-24T10:00:00Z'),
    url: 'https://example.com/certificates/8KQ4MWYT2HRX',
    state: 'valid',
  });
  return shapeOf(nameOnDocument(pdf));
}

async function prepare(page: Page) {
  const source = `data:font/ttf;base64,${font.toString('base64')}`;
  await page.setViewportSize({ width: 2400, height: 300 });
  await page.setContent(`<style>
    @font-face { font-family: Certificate; src: url(${source}) }
    body { margin: 0; background: #fff }
    p { margin: 0; padding: 60px; display: inline-block; white-space: nowrap; color: #15183a; font: 64px/2 Certificate }
  </style><p dir="rtl"></p>`);
  await page.evaluate(() => document.fonts.load('64px Certificate'));
}

async function drawnByChromium(page: Page, text: string): Promise<Shape> {
  const line = page.locator('p');
  await line.evaluate((element, words) => {
    element.textContent = words;
  }, text);
  return shapeOf(await line.screenshot());
}

const unjoined = (name: string) => [...name].join('\u200c');
/** The name from the other side: its words, and within each its letters, in the shapes that they have in their places. */
const reversed = (name: string) => `\u202d${name}`;

test('hard names are drawn on certificates as a browser draws them', async ({ page }) => {
  await prepare(page);
  // The longest break into lines, which a browser would do elsewhere.
  const names = hardNames.filter((name) => name.length < 60);
  const apart: string[] = [];
  for (const name of names) {
    const [ours, theirs] = [await drawnByTypst(name), await drawnByChromium(page, name)];
    const differs = difference(ours, theirs);
    const proportion = ours.proportion / theirs.proportion;
    if (differs > same || proportion < 0.9 || proportion > 1.12) apart.push(`${name} ${differs}`);
  }
  expect(apart).toEqual([]);
  for (const name of ['عبد الله', 'فَاطِمَةُ الزَّهْرَاء', 'محمد Ali']) {
    const drawn = await drawnByTypst(name);
    for (const change of [unjoined, reversed]) {
      const wrong = await drawnByChromium(page, change(name));
      expect(difference(drawn, wrong), `${name} ${change.name}`).toBeGreaterThan(same);
    }
  }
});

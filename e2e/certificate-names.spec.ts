import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawCertificate } from '../api/src/learning/certificate-design/index.ts';
import { documentFaces } from '../api/src/platform/typst/document-fonts.ts';
import { hardNames, namesOfOtherScripts } from '../api/src/testing/hard-names.ts';
import { difference, nameOnDocument, type Shape, shapeOf } from './support/compare-drawings.ts';
import { expect, test } from './support/test.ts';

/** The whole fonts of which papers have the parts. */
const fonts = {
  'Readex Pro': 'readex-pro/700Bold/ReadexPro_700Bold.ttf',
  'Noto Sans Arabic': 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'Noto Sans': 'noto-sans/700Bold/NotoSans_700Bold.ttf',
};

const packages = join(import.meta.dirname, '../node_modules/@expo-google-fonts');

/** `A-Za-z\u{c0}-\u{52f}` as a range of a style sheet. */
const unicodeRange = (covers: string) =>
  [...covers.slice(1, -1).matchAll(/(\\u\{\w+\}|\w)(?:-(\\u\{\w+\}|\w))?/g)]
    .map(([, first = '', last = first]) => `U+${codeOf(first)}-${codeOf(last)}`)
    .join();
const codeOf = (sign: string) => /\{(\w+)\}/.exec(sign)?.[1] ?? sign.charCodeAt(0).toString(16);

const fontFaces = Object.entries(fonts).map(([family, file]) => {
  const source = readFileSync(join(packages, file)).toString('base64');
  const face = documentFaces().find((one) => one.family === family);
  const range = face ? `unicode-range: ${unicodeRange(face.covers)};` : '';
  return `@font-face { font-family: "${family}"; ${range} src: url(data:font/ttf;base64,${source}) }`;
});

/** The fonts of a name, as papers choose them. */
const familiesOf = (name: string) =>
  [
    ...documentFaces().filter(({ calls }) => new RegExp(calls, 'u').test(name)),
    { family: 'Readex Pro' },
  ].map(({ family }) => `"${family}"`);

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
  await page.setViewportSize({ width: 2400, height: 300 });
  await page.setContent(`<style>
    ${fontFaces.join('\n')}
    body { margin: 0; background: #fff }
    p { margin: 0; padding: 60px; display: inline-block; white-space: nowrap; color: #15183a; font-size: 64px; line-height: 2 }
  </style><p></p>`);
}

async function drawnByChromium(page: Page, text: string): Promise<Shape> {
  const line = page.locator('p');
  const look = {
    text,
    families: familiesOf(text).join(),
    direction: /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr',
  };
  await line.evaluate(async (element, { text, families, direction }) => {
    element.textContent = text;
    element.style.fontFamily = families;
    element.style.direction = direction;
    await document.fonts.load(`64px ${families}`, text);
  }, look);
  return shapeOf(await line.screenshot());
}

const unjoined = (name: string) => [...name].join('\u200c');
/** The name from the other side: its words, and within each its letters, in the shapes that they have in their places. */
const reversed = (name: string) => `\u202d${name}`;

test('hard names are drawn on certificates as a browser draws them', async ({ page }) => {
  await prepare(page);
  // The longest break into lines, which a browser would do elsewhere.
  const names = [...hardNames, ...namesOfOtherScripts].filter((name) => name.length < 60);
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

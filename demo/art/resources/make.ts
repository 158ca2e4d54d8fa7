/**
 * Makes the courses' files to download: node demo/art/resources/make.ts [pdf|zip]
 * Needs a Chromium for the PDFs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { fontFaces, openBrowser } from '../video/browser.ts';
import { zip } from './zip.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const target = fileURLToPath(new URL('../../media/resources/', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(here, ...path), 'utf8');

async function printPage(browser: Browser, name: string): Promise<void> {
  const look = name.endsWith('-slides') ? 'slides' : 'sheet';
  const body = read('pages', `${name}.html`);
  const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? name;
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
    <title>${title}</title></head><body>${body}</body></html>`);
  const fonts = fontFaces().replace(/file:\/\/[^']+/g, (address) => {
    // A page without an address cannot load files: the fonts are embedded.
    const bytes = readFileSync(fileURLToPath(address)).toString('base64');
    return `data:font/woff2;base64,${bytes}`;
  });
  await page.addStyleTag({
    content: fonts + read('style', 'code.css') + read('style', `${look}.css`),
  });
  for (const script of ['../video/stage/girih.js', '../video/stage/highlight.js', 'dress.js']) {
    await page.addScriptTag({ content: read(script) });
  }
  await page.evaluate('dress(); Promise.all([...document.fonts].map((face) => face.load()))');
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  // Without the date of printing, every run gives the same file.
  const still = printed.toString('latin1').replace(/D:\d{14}/g, 'D:20260101120000');
  writeFileSync(join(target, `${name}.pdf`), Buffer.from(still, 'latin1'));
  await page.close();
}

function packKit(name: string): void {
  const folder = join(here, 'kits', name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: `${name}/${relative(folder, file).split(sep).join('/')}`,
      content: readFileSync(file),
    }));
  writeFileSync(join(target, `${name}.zip`), zip(files));
}

const wanted = process.argv[2];
if (wanted !== 'pdf') for (const kit of readdirSync(join(here, 'kits'))) packKit(kit);
if (wanted !== 'zip') {
  const browser = await openBrowser();
  try {
    for (const file of readdirSync(join(here, 'pages'))) {
      await printPage(browser, file.replace('.html', ''));
    }
  } finally {
    await browser.close();
  }
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);

/** A browser from the PATH, else the one that Playwright keeps. */
export function openBrowser(): Promise<Browser> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const executablePath = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      '--font-render-hinting=none',
    ],
  });
}

/**
 * Font faces for a page opened from disk. "Nibras Text" is Readex Pro, "Nibras Code" lends its Arabic letters to a
 * fixed-width face. Without the package the pages fall back to the system's fonts.
 */
export function fontFaces(): string {
  let folder: string;
  try {
    folder = join(dirname(require.resolve('@fontsource-variable/readex-pro/index.css')), 'files');
  } catch {
    return '';
  }
  const face = (family: string, subset: string, range: string) => `@font-face {
    font-family: '${family}'; font-weight: 160 700; unicode-range: ${range};
    src: url('${pathToFileURL(join(folder, `readex-pro-${subset}-wght-normal.woff2`))}') format('woff2');
  }`;
  const arabic = 'U+0600-06FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFC';
  const latin = 'U+0000-00FF, U+2013-2014, U+2018-201E, U+2022, U+2026, U+2190-2193, U+2212';
  return [
    face('Nibras Text', 'arabic', arabic),
    face('Nibras Text', 'latin', latin),
    face('Nibras Code', 'arabic', arabic),
  ].join('\n');
}

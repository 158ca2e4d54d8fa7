import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../config/paths.ts';

const contentId = 'mark@nibras';

/** The address of the mark's picture inside a mail. */
export const markSource = `cid:${contentId}`;

/** Drawn by `scripts/draw-marks.mjs` from `contract/site/mark.ts`. */
const picture = readFileSync(join(repoRoot(), 'api/assets/mail-mark.png'));

/** The picture as a part of the message, shown in its place and not as an attachment. */
export const markPart = {
  cid: contentId,
  filename: 'mark.png',
  content: picture,
  contentType: 'image/png',
  contentDisposition: 'inline',
} as const;

/** The HTML of a mail with the picture inside it, for a page that shows the mail. */
export const withMark = (html: string): string =>
  html.replaceAll(markSource, `data:image/png;base64,${picture.toString('base64')}`);

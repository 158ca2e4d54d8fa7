import { drawableData } from './paper-fonts.ts';
import { drawPaper } from './paper-process.ts';

/**
 * Renders a paper as PDF/A. The same template, data and pictures give the same bytes.
 * @param template the name of a file of `api/assets/papers` without `.typ`; it reads the data from `paper.typ`
 * @param data plain JSON. Its texts are shown as they are and never read as markup; what the fonts lack is left out
 * @param pictures PNG, JPEG or SVG files that the template names
 * @throws Error for a template that does not compile, and for data that Typst fails on
 */
export async function renderPdf(
  template: string,
  data: unknown,
  pictures: Record<string, Buffer> = {},
): Promise<Buffer> {
  const text = JSON.stringify(drawableData(data));
  const drawn = await drawPaper({ template, data: text, pictures });
  if ('failure' in drawn) throw new Error(`The paper ${template} failed: ${drawn.failure}`);
  return Buffer.from(drawn.pdf);
}

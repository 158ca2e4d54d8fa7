import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfText } from './read-pdf.ts';

const library = PDFiumLibrary.init();

/** The text of the first page as Chrome copies it. */
async function pdfiumText(pdf: Buffer): Promise<string> {
  const document = await (await library).loadDocument(pdf);
  const text = document.getPage(0).getText();
  document.destroy();
  return text;
}

/** The text of the first page as Firefox copies it. */
async function pdfjsText(pdf: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** Programs by which people copy text out of a PDF of one page. */
export const pdfReaders = { poppler: pdfText, pdfium: pdfiumText, pdfjs: pdfjsText } as const;

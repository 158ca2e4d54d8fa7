import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, test } from 'vitest';
import { hasText, pdfText } from '../../testing/read-pdf.ts';
import { shownGlyphs } from '../../testing/read-pdf-glyphs.ts';
import { repoRoot } from '../config/paths.ts';
import { documentCharacters, documentFontFolders } from './document-fonts.ts';
import { documentProcess, drawDocument } from './document-process.ts';
import { drawable, drawableData } from './drawable.ts';
import { qrSvg } from './qr.ts';
import { renderPdf } from './render-document.ts';

const paper = {
  title: 'إيصال',
  subtitle: '',
  number: '000012',
  date: { year: 2026, month: 11, day: 23 },
  logo: '',
  qr: '',
  seller: { name: 'شركة نبراس', rows: [] },
  facts: [],
  columns: ['السعر'],
  lines: [{ name: 'أساسيات البرمجة', note: '', amounts: ['49.50'] }],
  sums: [],
  amounts: '',
  notes: [],
  footer: '',
};
const named = (name: string) => ({ ...paper, lines: [{ name, note: '', amounts: ['49.50'] }] });

describe('the characters of papers', () => {
  test('cover Arabic, Latin, digits, and the signs of money', () => {
    const needed =
      'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةًٌٍَُِّْـ،؛؟٠١٢٣٤٥٦٧٨٩abcXYZ0123456789$€£₺%.,()«»…–—é';
    expect([...needed].filter((one) => !documentCharacters().has(one.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });

  test('cover all words that the papers themselves contain', () => {
    const folder = join(repoRoot(), 'api/assets/papers');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.typ'))) {
      const words = readFileSync(join(folder, file), 'utf8').match(/[\p{L}\p{M}\p{N} ]+/gu) ?? [];
      expect(words.filter((one) => drawable(one) !== one.replace(/ +/g, ' ').trim())).toEqual([]);
    }
  });

  test('are all that is left of a text', () => {
    expect(drawable('🚀 انطلق  ⏰\nهنا \u202eمعكوس')).toBe('انطلق \nهنا معكوس');
    expect(drawable('e\u0301 مُعَلِّم \u0651 «\u0656 50٪')).toBe('é مُعَلِّم « 50%');
    expect(drawableData({ one: ['漢字 π', 3, null], picture: '<svg>漢</svg>' })).toEqual({
      one: ['π', 3, null],
      picture: '<svg>漢</svg>',
    });
  });
});

describe('a paper', () => {
  test('is a PDF/A with Arabic that can be copied out', async () => {
    const pdf = await renderPdf('receipt', named('أساسيات البرمجة للمبتدئين الأوائل'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('pdfaid:part');
    const text = await pdfText(pdf);
    for (const one of ['أساسيات البرمجة للمبتدئين الأوائل', 'إيصال', 'شركة نبراس', '49.50']) {
      expect(hasText(text, one), one).toBe(true);
    }
  });

  test('shows what people write as it is, and reads no markup in it', async () => {
    const markup = ['#import', '"x.typ"', '*a*', '_b_', '$x$', '\\', ']', '`c`', '@d'];
    const text = await pdfText(await renderPdf('receipt', named(`a ${markup.join(' ')}`)));
    expect(markup.filter((one) => !hasText(text, one))).toEqual([]);
  });

  test('keeps the signs of Latin words at their side', async () => {
    const text = await pdfText(await renderPdf('receipt', named('شرح C++ للمبتدئين')));
    expect(text).toContain('C++');
  });

  test('keeps words with any mark and codes in their order within Arabic', async () => {
    const parts = ['Nguyễn Thị++', 'Си++', '63W3-4KQ2-MWYT'];
    const pdf = await renderPdf('receipt', named(`شرح ${parts.join(' ثم ')} للمبتدئين`));
    const text = await pdfText(pdf);
    expect(parts.filter((one) => !hasText(text, one))).toEqual([]);
  });

  test('of the same data is the same, byte for byte', async () => {
    const one = await renderPdf('receipt', paper);
    await renderPdf('receipt', named('آخر'));
    expect((await renderPdf('receipt', paper)).equals(one)).toBe(true);
  });

  test('breaks over pages, and says which', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      name: `الكورس ${index}`,
      note: '',
      amounts: ['1.00'],
    }));
    const text = await pdfText(await renderPdf('receipt', { ...paper, lines }));
    expect(text.split('\f').length).toBeGreaterThan(3);
    expect(hasText(text, 'الكورس 119')).toBe(true);
  });

  test('in which a letter is missing is told by its glyphs', () => {
    const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: documentFontFolders() }] });
    // Without the rules of PDF/A, which refuse it.
    const glyphsOf = (text: string) =>
      shownGlyphs(
        compiler.pdf({
          mainFileContent: `#set text(font: "Readex Pro", fallback: false)\n${text}`,
        }),
      );
    expect(glyphsOf('محمد f(x) \\\\')).not.toContain(0);
    expect(glyphsOf('محمد 漢').filter((glyph) => glyph === 0)).toHaveLength(1);
  });

  test('with a template that does not exist is a failure', async () => {
    await expect(renderPdf('no-such', {})).rejects.toThrow('no-such');
  });
});

test('a paper over which the process ends fails alone: those behind it are drawn', async () => {
  const data = JSON.stringify(paper);
  const documents = [1, 2, 3].map(() =>
    drawDocument({ template: 'receipt', format: 'pdf', data, pictures: {} }),
  );
  documentProcess()?.kill('SIGKILL');
  const drawn = await Promise.all(documents);
  // On a busy machine the first is drawn before the signal arrives; then it is the second.
  expect(drawn.filter((one) => !('file' in one))).toEqual([
    { failure: 'the process that draws papers has ended' },
  ]);
  expect((await renderPdf('receipt', paper)).length).toBeGreaterThan(1000);
});

test('a paper that takes too long fails alone, and its process is ended', async () => {
  await renderPdf('receipt', paper);
  const stopped = documentProcess();
  stopped?.kill('SIGSTOP');
  const job = {
    template: 'receipt',
    format: 'pdf',
    data: JSON.stringify(paper),
    pictures: {},
  } as const;
  const drawn = await Promise.all([drawDocument(job, 200), drawDocument(job)]);
  expect(drawn.map((one) => 'file' in one)).toEqual([false, true]);
  expect(stopped?.signalCode).toBe('SIGKILL');
});

test('signs in any order are drawn', async () => {
  const signs = [
    ...'٪%–±#{}()[]"\'،؛؟«» \u0650\u064b\u0301\u0656C+ب1٢ۆЖλễỌ\u0323\u200cی۳ـ\u06ea\u0600',
  ];
  const names = Array.from({ length: 200 }, (_, index) =>
    Array.from(
      { length: 8 },
      (_one, at) => signs[(index * 7 + at * at * 13 + at) % signs.length],
    ).join(''),
  );
  const lines = names.map((name) => ({ name, note: '', amounts: ['1.00'] }));
  expect((await renderPdf('receipt', { ...paper, lines })).length).toBeGreaterThan(1000);
});

test('a QR code is a picture with a quiet zone', () => {
  const svg = qrSvg('https://example.org/redeem');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 33 33"/);
  expect(svg).not.toMatch(/M[0-3] /);
});

import { createReadStream } from 'node:fs';
import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawDocument } from '#platform/typst/document-process.ts';
import { drawableName, lostCharacters } from '#platform/typst/drawable.ts';
import { pdfReaders } from '../../testing/copy-from-pdf.ts';
import {
  hardNames,
  namesOfOtherScripts,
  sameNames,
  undrawableNames,
} from '../../testing/hard-names.ts';
import { hasText, pdfText } from '../../testing/read-pdf.ts';
import { shownGlyphs } from '../../testing/read-pdf-glyphs.ts';
import {
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
} from './draw-certificate.ts';
import { type DrawnCertificate, presentCertificate } from './present-certificate.ts';

const services = {
  settings: () => ({ timeZone: 'Africa/Cairo' }),
  storage: { stat: async () => null, read: createReadStream },
} as unknown as Parameters<typeof drawCertificate>[0];

const paper: CertificateDocument = {
  provider: 'أكاديمية نبراس',
  logo: null,
  title: '',
  text: '',
  teacher: 'عمر الحسيني',
  minutes: 840,
  lectures: 32,
  mark: 94,
  signer: 'ليلى منصور',
  signer_title: 'المديرة',
  signature: null,
  accent: '',
};

const certificate = (
  changes: Partial<DrawnCertificate> = {},
  look: Partial<CertificateDocument> = {},
): DrawnCertificate => ({
  code: '8KQ4MWYT2HRX',
  name: 'فاطمة الزهراء',
  courseName: 'أساسيات البرمجة',
  paper: { ...paper, ...look },
  completedAt: new Date('2026-11-20T10:00:00Z'),
  issuedAt: new Date('2026-11-24T10:00:00Z'),
  url: 'https://nibras.example.org/certificates/8KQ4MWYT2HRX',
  state: 'valid',
  ...changes,
});

const textOf = async (...options: Parameters<typeof certificate>) =>
  pdfText(await drawCertificate(services, certificate(...options)));

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
/** Marks and joiners are left out of what is copied. */
const asCopied = (name: string) => withoutSpaces(name).replace(/\p{Mn}|\u200c/gu, '');

/** What stands between two words of a certificate for people who copy its text with a program. */
async function copiedName(reader: keyof typeof pdfReaders, pdf: Buffer) {
  const text = (await pdfReaders[reader](pdf)).replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return withoutSpaces(text.normalize('NFC')).match(/هنا(.*)ختام/)?.[1];
}

/** Draws a template of certificates as it is: what the fonts lack is not left out of its data before. */
const drawRaw = (template: string, name: string) => {
  const data = presentCertificate(certificate(), 'Africa/Cairo');
  return drawDocument({
    template,
    format: 'pdf',
    data: JSON.stringify({ ...data, name, logo: '', signature: '' }),
    pictures: {},
    shapes: template === 'certificate' ? ['certificate-name'] : [],
  });
};

describe('the paper of a certificate', () => {
  test('says everything, in Arabic with western digits', async () => {
    const text = await textOf();
    const words = ['شهادة إتمام', 'فاطمة الزهراء', 'أساسيات البرمجة', 'نوفمبر', '2026', '14 ساعة'];
    const facts = ['32 محاضرة', '94%', 'عمر الحسيني', 'ليلى منصور', 'المديرة'];
    const proof = ['8KQ4-MWYT-2HRX', 'nibras.example.org/certificates/8KQ4MWYT2HRX'];
    const missing = [...words, ...facts, ...proof].filter((one) => !hasText(text, one));
    expect(missing).toEqual([]);
    expect(text).not.toContain('سُحبت');
  });

  test('is one page of PDF/A with its title, language and author', async () => {
    const pdf = await drawCertificate(services, certificate());
    const source = pdf.toString('latin1');
    expect(source).toMatch(/pdfaid:part>2</);
    expect(source).toMatch(/<dc:language>.*?arb<.*?<\/dc:language>/);
    expect(source).toContain('/Lang (ar)');
    expect(source).toContain('/Direction /L2R');
    expect(source.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
    expect(pdf.toString('utf8')).toContain('شهادة إتمام · فاطمة الزهراء');
    expect(pdf.toString('utf8')).toContain('أكاديمية نبراس');
  });

  test('uses the words of the provider, and reads no markup in them', async () => {
    const text = await textOf(
      {},
      { title: 'وسام *التفوق*', text: 'نشهد أن {الاسم} أنجز { الكورس } *بتفوق*' },
    );
    const words = ['وسام *التفوق*', 'نشهد أن', 'أنجز أساسيات البرمجة *بتفوق*'];
    expect(words.filter((one) => !hasText(text, one))).toEqual([]);
    expect(text).not.toContain('{');
  });

  test('says that it is withdrawn', async () => {
    const marked = async (state: DrawnCertificate['state']) =>
      drawCertificate(services, certificate({ state }));
    const [valid, revoked, replaced] = await Promise.all(
      (['valid', 'revoked', 'replaced'] as const).map(marked),
    );
    expect(revoked?.length).not.toBe(valid?.length);
    expect(hasText(await pdfText(replaced as Buffer), 'شهادة أخرى')).toBe(true);
  });

  test('stays one page with everything as long as it can be', async () => {
    const long = 'كلمة طويلة '.repeat(27);
    const drawn = certificate(
      { name: 'W'.repeat(120), courseName: long.slice(0, 200) },
      {
        title: long.slice(0, 80),
        text: long,
        signer: long.slice(0, 120),
        signer_title: long.slice(0, 80),
        teacher: long.slice(0, 200),
      },
    );
    const pdf = await drawCertificate(services, drawn);
    expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  });
});

const names = [...hardNames, ...namesOfOtherScripts];

describe('hard names', () => {
  test('are shown as they are', () => {
    expect(names.filter((name) => drawableName(name) !== name.normalize('NFC'))).toEqual([]);
    expect(sameNames.map(([written]) => drawableName(written))).toEqual(
      sameNames.map(([, name]) => name),
    );
  });

  test('are copied out of the PDF without their marks, by three programs', async () => {
    const wrong: string[] = [];
    for (const name of names) {
      const pdf = await drawCertificate(
        services,
        certificate({ name }, { text: 'هنا {name} ختام' }),
      );
      for (const reader of ['poppler', 'pdfium', 'pdfjs'] as const) {
        const copied = await copiedName(reader, pdf);
        if (copied !== asCopied(name)) wrong.push(`${reader}: ${name} ${copied}`);
      }
    }
    // Poppler and PDFium turn brackets between two scripts round.
    expect(wrong).toEqual([
      'poppler: ليلى (Layla) ليلى)(Layla',
      'pdfium: ليلى (Layla) ليلى(Layla(',
      'poppler: گلاله (Gulala) گلاله)(Gulala',
      'pdfium: گلاله (Gulala) گلاله(Gulala(',
    ]);
  });

  test('of Arabic letters alone are copied with the spaces between their words', async () => {
    const arabic = names.filter((name) =>
      /^[\p{Script=Arabic}\p{M}\u200c ]+ [\p{Script=Arabic}\p{M}\u200c ]+$/u.test(name),
    );
    expect(arabic.length).toBeGreaterThan(20);
    for (const name of arabic) {
      const drawn = certificate({ name }, { text: 'هنا {name} ختام' });
      const pdf = await drawCertificate(services, drawn);
      for (const reader of ['poppler', 'pdfium', 'pdfjs'] as const) {
        const text = (await pdfReaders[reader](pdf)).normalize('NFC').replace(/\s+/g, ' ');
        expect(text, `${reader}: ${name}`).toContain(name.replace(/\p{Mn}|\u200c/gu, ''));
      }
    }
  });

  test('show no missing glyph, neither in the text nor in the shapes of the name', async () => {
    for (const name of names) {
      const pdf = await drawCertificate(services, certificate({ name }));
      // The shapes alone, but with the fonts that they are made from.
      const shapes = await drawRaw('certificate-name', name);
      if ('failure' in shapes) throw new Error(shapes.failure);
      for (const glyphs of [shownGlyphs(pdf), shownGlyphs(Buffer.from(shapes.file))]) {
        expect(glyphs.length).toBeGreaterThan(0);
        expect(glyphs, name).not.toContain(0);
      }
    }
  });

  test('with a letter that the fonts lack give no paper at all', async () => {
    for (const template of ['certificate', 'certificate-name']) {
      expect(await drawRaw(template, 'محمد')).toHaveProperty('file');
      const refused = await drawRaw(template, 'محمد 漢');
      expect(refused).toEqual({ failure: expect.stringContaining('could not be displayed') });
    }
  });

  test('that would lose something are never drawn: the code stands in their place', async () => {
    expect(undrawableNames.filter((name) => drawableName(name) !== null)).toEqual([]);
    expect(lostCharacters('محمد 漢字 漢 🌙')).toEqual(['漢', '字', '🌙']);
    const text = await textOf({ name: 'محمد 漢' }, { teacher: '漢 محمد', signer: 'محمد 漢' });
    expect(text.match(/8KQ4-MWYT-2HRX/g)).toHaveLength(2);
    expect(text).not.toContain('محمد');
  });

  test('leave the code and the address in their order, whatever reads them', async () => {
    const pdf = await drawCertificate(services, certificate({ code: '63W3MWYT2HRX' }));
    for (const [reader, read] of Object.entries(pdfReaders)) {
      const text = await read(pdf);
      expect(text, reader).toContain('63W3-MWYT-2HRX');
      expect(text, reader).toContain('nibras.example.org/certificates/8KQ4MWYT2HRX');
    }
  });
});

describe('pictures', () => {
  test('have the size that was asked for, and the card that of link previews', async () => {
    const size = async (picture: Buffer) => {
      const { width, height, format } = await sharp(picture).metadata();
      return [format, width, height];
    };
    const page = await drawCertificatePicture(services, certificate(), { width: 900 });
    expect(await size(page)).toEqual(['png', 900, 636]);
    expect(await size(await drawCertificateCard(services, certificate()))).toEqual([
      'png',
      1200,
      630,
    ]);
  });
});

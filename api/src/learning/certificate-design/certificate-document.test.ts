import { createReadStream } from 'node:fs';
import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawable } from '#platform/typst/document-fonts.ts';
import { drawDocument } from '#platform/typst/document-process.ts';
import { hardNames } from '../../testing/hard-names.ts';
import { hasText, pdfText } from '../../testing/read-pdf.ts';
import { shownGlyphs } from '../../testing/read-pdf-glyphs.ts';
import {
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
} from './draw-certificate.ts';
import {
  type DrawnCertificate,
  isDrawableName,
  lostLetters,
  presentCertificate,
} from './present-certificate.ts';

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
const withoutTashkeel = (text: string) => text.replace(/[\u064b-\u0652\u0670]/g, '');

/** What stands between two sentences of a certificate for a person who copies its text. */
const copiedName = async (name: string) => {
  const text = await textOf({ name }, { text: 'هنا {name} ثم' });
  return withoutSpaces(text).match(/هنا(.*)ثم/)?.[1];
};

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
    const facts = ['32 محاضرة', '94 من 100', 'عمر الحسيني', 'ليلى منصور', 'المديرة'];
    const proof = ['8KQ4-MWYT-2HRX', 'nibras.example.org/certificates/8KQ4MWYT2HRX'];
    const missing = [...words, ...facts, ...proof].filter((one) => !hasText(text, one));
    expect(missing).toEqual([]);
    expect(text).not.toContain('سُحبت');
  });

  test('is one page of PDF/A with its title, language and author', async () => {
    const pdf = await drawCertificate(services, certificate());
    const source = pdf.toString('latin1');
    expect(source).toMatch(/pdfaid:part>2</);
    expect(source).toMatch(/<dc:language>.*?ar<.*?<\/dc:language>/);
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

describe('fifty hard names', () => {
  test('are all in the fonts', () => {
    expect(hardNames).toHaveLength(50);
    expect(hardNames.filter((name) => !isDrawableName(name) || drawable(name) !== name)).toEqual(
      [],
    );
  });

  test('are copied out of the PDF as they are, without their tashkeel', async () => {
    const wrong: [name: string, copied: string | undefined][] = [];
    for (const name of hardNames) {
      const copied = await copiedName(name);
      if (copied !== withoutSpaces(withoutTashkeel(name))) wrong.push([name, copied]);
    }
    // Poppler gives signs between two scripts to the wrong one of them.
    expect(wrong).toEqual([['ليلى (Layla)', 'ليلى()Layla']]);
  });

  test('show no missing glyph, neither in the text nor in the shapes of the name', async () => {
    for (const name of hardNames) {
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

  test('of letters that the fonts lack are told apart from emoji', () => {
    expect(lostLetters('محمد 漢字')).toEqual(['漢', '字']);
    expect([isDrawableName('Иван'), isDrawableName('ليلى 🌙'), isDrawableName('🌙')]).toEqual([
      false,
      true,
      false,
    ]);
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

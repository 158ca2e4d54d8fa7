import { createReadStream } from 'node:fs';
import type { CertificatePaper } from '@nibras/contract/certificates.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawable } from '#platform/typst/paper-fonts.ts';
import { drawPaper } from '#platform/typst/paper-process.ts';
import { hardNames } from '../../testing/hard-names.ts';
import { hasText, pdfText } from '../../testing/read-pdf.ts';
import {
  type DrawnCertificate,
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
  isDrawableName,
  lostLetters,
} from './index.ts';

const services = {
  settings: () => ({ timeZone: 'Africa/Cairo' }),
  storage: { stat: async () => null, read: createReadStream },
} as unknown as Parameters<typeof drawCertificate>[0];

const paper: CertificatePaper = {
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
  look: Partial<CertificatePaper> = {},
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

/** Names of which poppler copies something else than is drawn: with tashkeel, or with brackets from right to left. */
const hasMarks = (name: string) => /[\u064b-\u0652\u0670()]/.test(name);

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
      { title: 'وسام *التفوق*', text: 'نشهد أن {name} أنجز {course} *بتفوق*' },
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
  test('are all in the fonts, and copied out of the PDF without marks as they are', async () => {
    expect(hardNames).toHaveLength(50);
    expect(hardNames.filter((name) => !isDrawableName(name) || drawable(name) !== name)).toEqual(
      [],
    );
    const wrong: string[] = [];
    for (const name of hardNames.filter((one) => !hasMarks(one))) {
      if (!hasText(await textOf({ name }), name)) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  test('have no missing glyph, with which no PDF/A is made', async () => {
    const data = { ...JSON.parse('{}'), name: '漢' };
    const drawn = await drawPaper({
      template: 'certificate',
      format: 'pdf',
      data: JSON.stringify(data),
      pictures: {},
    });
    expect('failure' in drawn).toBe(true);
    for (const name of hardNames.filter(hasMarks)) {
      expect((await drawCertificate(services, certificate({ name }))).length).toBeGreaterThan(
        10_000,
      );
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

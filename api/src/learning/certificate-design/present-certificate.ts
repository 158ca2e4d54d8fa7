import { certificateDefaults } from '@nibras/contract/learning/certificate-design/studio/shapes.ts';
import type { CertificateDocument } from '@nibras/contract/learning/certificates/shapes.ts';
import { accentColours, parseAccent } from '@nibras/contract/site/accent.ts';
import { printedCode } from '@nibras/contract/text/pack-code.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { arabicDate } from '#platform/text/arabic-date.ts';
import { documentDate } from '#platform/typst/document-date.ts';
import { drawableName } from '#platform/typst/drawable.ts';
import { qrSvg } from '#platform/typst/qr.ts';
import { courseLength, lectureCount } from './course-length.ts';
import { sentenceParts } from './sentence-parts.ts';

/** What is drawn as a certificate. */
export interface DrawnCertificate {
  code: string;
  name: string;
  courseName: string;
  paper: CertificateDocument;
  completedAt: Date;
  issuedAt: Date;
  /** The public page that proves it. */
  url: string;
  state: 'valid' | 'revoked' | 'replaced';
}

/** The colour of the shapes: the chosen one, or the nearest that can be seen on the page. */
const shapeColour = (chosen: string) =>
  accentColours(parseAccent(chosen) ?? certificateDefaults.accent).light.accent;

const withdrawn = {
  valid: '',
  get revoked() {
    return wording`{سُحبت هذه|سُحب هذا} الشهادة`;
  },
  get replaced() {
    return wording`{حلّت محلها|حلّ محله} شهادة {أخرى|آخر}`;
  },
} as const;

/** The data of `certificate.typ` and `certificate-card.typ`: every word and number that they show. */
export function presentCertificate(
  { code, name, courseName, paper, completedAt, issuedAt, url, state }: DrawnCertificate,
  timeZone: string,
) {
  const date = arabicDate(completedAt, timeZone);
  return {
    title: paper.title || certificateDefaults.title,
    code,
    printed_code: printedCode(code),
    date: documentDate(issuedAt, timeZone),
    day: date,
    accent: shapeColour(paper.accent),
    provider: paper.provider,
    // None is issued with a name that would lose a letter, but older ones have such names; the code says whose they are.
    name: drawableName(name) ?? printedCode(code),
    course: courseName,
    ...sentenceParts(paper.text || certificateDefaults.text, { course: courseName, date }),
    facts: facts(paper),
    signer: drawableName(paper.signer) ?? '',
    signer_title: paper.signer_title,
    url,
    address: url.replace(/^https?:\/\//, ''),
    qr: qrSvg(url),
    check: wording`للتحقق امسح مربع QR، أو اكتب رمز الشهادة في الموقع`,
    withdrawn: withdrawn[state],
  };
}

const facts = ({ teacher, minutes, lectures, mark }: CertificateDocument) =>
  [
    [wording`المعلّم`, drawableName(teacher ?? '') ?? ''],
    [wording`مدة الكورس`, courseLength(minutes)],
    ['المحتوى', lectures > 0 ? lectureCount(lectures) : ''],
    ['متوسط الدرجات', mark === null ? '' : `${Math.round(mark)}%`],
  ].filter(([, value]) => value !== '');

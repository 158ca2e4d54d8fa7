import {
  type DrawnCertificate,
  drawCertificate,
} from '../../api/src/learning/certificate-design/index.ts';
import type { Platform } from '../../api/src/platform/platform.ts';
import { hardNames } from '../../api/src/testing/hard-names.ts';
import type { Part } from './part.ts';

const documents = 1_000;
const mostSeconds = 15;
/** As many wait for the process of papers as the product lets wait. */
const atOnce = 40;

const certificate: Omit<DrawnCertificate, 'code' | 'name'> = {
  courseName: 'بايثون من الصفر: أساسيات Python 3',
  paper: {
    provider: 'نبراس',
    logo: null,
    title: '',
    text: '',
    teacher: 'كريم حسن',
    minutes: 725,
    lectures: 34,
    mark: 92,
    signer: 'كريم مصطفى الشناوي',
    signer_title: 'مدير المحتوى',
    signature: null,
    accent: '',
  },
  completedAt: new Date('2026-11-20T10:00:00Z'),
  issuedAt: new Date('2026-11-20T10:00:00Z'),
  url: 'https://academy.example/certificates/ABCDEFGHJKMN',
  state: 'valid',
};

/** No picture is read, and the settings give the time zone alone. */
const services = { settings: () => ({ timeZone: 'Africa/Cairo' }) } as unknown as Platform;

const draw = (number: number) =>
  drawCertificate(services, {
    ...certificate,
    code: String(number).padStart(12, '2'),
    name: `${hardNames[number % hardNames.length]} ${number}`,
  });

export const certificates: Part = async () => {
  // Starts the process of papers.
  await draw(0);
  const from = performance.now();
  let next = 1;
  let bytes = 0;
  async function drawNext() {
    while (next <= documents) {
      const pdf = await draw(next++);
      bytes += pdf.length;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  const seconds = (performance.now() - from) / 1000;
  return {
    title: '11. Certificates',
    text:
      `${documents.toLocaleString('en')} certificates as PDF/A, each with a name and a code of its own (50 hard names with a ` +
      `number), ${atOnce} waiting at a time for the one process that draws papers; beside it the time that is allowed. One ` +
      `has ${Math.round(bytes / documents / 1000)} kB.`,
    rows: [
      {
        part: 'certificates',
        what: `${documents.toLocaleString('en')} certificates`,
        measured: `${seconds.toFixed(1)} s`,
        baseline: `${mostSeconds} s`,
        ratio: seconds / mostSeconds,
        bound: { most: 1 },
      },
    ],
  };
};

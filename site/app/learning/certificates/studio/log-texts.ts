import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { alone, type LogSentence, type LogTexts } from '#studio-kit/part/log-texts.ts';

const certificate =
  (before: string) =>
  ({ action, details, name }: LogEntry): LogSentence => {
    const { name: course, to, reason } = details;
    const after = [
      course && wording` في كورس «${course}»`,
      action === 'certificate-grant-waits' && '، وتنتظر اسمًا يُطبع',
      to && (action === 'correction-declined' ? `، وكان المطلوب «${to}»` : ` إلى «${to}»`),
      reason && `، والسبب: ${reason}`,
    ];
    return { before, name, after: after.filter(Boolean).join('') };
  };

export const certificateLog = {
  nouns: {
    certificate: {
      the: wording`شهادة`,
      feminine: true,
      undone: certificate(wording`جرى التراجع عن تغيير في شهادة`),
    },
  },
  actions: {
    'certificate-granted': {
      name: wording`منح شهادة`,
      sentence: certificate(wording`{مُنحت|مُنح} شهادة إلى`),
    },
    'certificate-grant-waits': {
      name: wording`منح شهادة تنتظر اسمًا`,
      sentence: certificate(wording`{مُنحت|مُنح} شهادة إلى`),
    },
    'certificate-revoked': {
      name: wording`سحب شهادة`,
      sentence: certificate(wording`{سُحبت|سُحب} شهادة`),
    },
    'certificate-reissued': {
      name: wording`تصحيح الاسم على شهادة`,
      sentence: certificate(wording`صُحح الاسم على شهادة`),
    },
    'correction-accepted': {
      name: 'قبول تصحيح اسم',
      sentence: certificate(wording`قُبل تصحيح الاسم على شهادة`),
    },
    'correction-declined': {
      name: 'رفض تصحيح اسم',
      sentence: certificate(wording`رُفض تصحيح الاسم على شهادة`),
    },
    'certificates-exported': {
      name: wording`تصدير الشهادات`,
      sentence: alone(wording`صُدّرت «الشهادات» إلى ملف`),
    },
  },
} satisfies LogTexts;

import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { alone, type LogSentence, type LogTexts } from '#studio-kit/part/log-texts.ts';

const certificate =
  (before: string) =>
  ({ action, details, name }: LogEntry): LogSentence => {
    const { name: course, to, reason } = details;
    const after = [
      course && ` في كورس «${course}»`,
      action === 'certificate-grant-waits' && '، وتنتظر اسمًا يُطبع',
      to && (action === 'correction-declined' ? `، وكان المطلوب «${to}»` : ` إلى «${to}»`),
      reason && `، والسبب: ${reason}`,
    ];
    return { before, name, after: after.filter(Boolean).join('') };
  };

export const certificateLog = {
  nouns: {
    certificate: {
      the: 'شهادة',
      feminine: true,
      undone: certificate('جرى التراجع عن تغيير في شهادة'),
    },
  },
  actions: {
    'certificate-granted': { name: 'منح شهادة', sentence: certificate('مُنحت شهادة إلى') },
    'certificate-grant-waits': {
      name: 'منح شهادة تنتظر اسمًا',
      sentence: certificate('مُنحت شهادة إلى'),
    },
    'certificate-revoked': { name: 'سحب شهادة', sentence: certificate('سُحبت شهادة') },
    'certificate-reissued': {
      name: 'تصحيح الاسم على شهادة',
      sentence: certificate('صُحح الاسم على شهادة'),
    },
    'correction-accepted': {
      name: 'قبول تصحيح اسم',
      sentence: certificate('قُبل تصحيح الاسم على شهادة'),
    },
    'correction-declined': {
      name: 'رفض تصحيح اسم',
      sentence: certificate('رُفض تصحيح الاسم على شهادة'),
    },
    'certificates-exported': {
      name: 'تصدير الشهادات',
      sentence: alone('صُدّرت «الشهادات» إلى ملف'),
    },
  },
} satisfies LogTexts;

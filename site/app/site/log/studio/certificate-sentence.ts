import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';

interface Sentence {
  before: string;
  /** Null where the sentence is about no single certificate. */
  name: string | null;
  after?: string;
}

const acts: Record<string, string> = {
  'certificate-granted': 'مُنحت شهادة إلى',
  'certificate-revoked': 'سُحبت شهادة',
  'certificate-reissued': 'صُحح الاسم على شهادة',
  'correction-accepted': 'قُبل تصحيح الاسم على شهادة',
  'correction-declined': 'رُفض تصحيح الاسم على شهادة',
  undone: 'جرى التراجع عن تغيير في شهادة',
};

/** What an entry of the log tells of certificates; null for other entries. */
export function certificateSentence({ action, kind, details, name }: LogEntry): Sentence | null {
  if (kind !== 'certificate') return null;
  if (action === 'certificates-exported') {
    return { before: 'صُدّرت «الشهادات» إلى ملف', name: null };
  }
  const { name: course, to, reason } = details;
  const after = [
    course && ` في كورس «${course}»`,
    to && (action === 'correction-declined' ? `، وكان المطلوب «${to}»` : ` إلى «${to}»`),
    reason && `، والسبب: ${reason}`,
  ];
  return {
    before: acts[action] ?? 'تغيّرت شهادة',
    name,
    after: after.filter(Boolean).join(''),
  };
}

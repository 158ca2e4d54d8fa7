import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';

const roles: Record<string, string> = { teacher: wording`معلّم`, assistant: 'مساعد' };

/** A change of a course that names a person; written without a gender. */
const staff =
  (sentence: (name: string, role: string) => string) =>
  ({ name, details }: LogEntry): LogSentence => ({
    before: sentence(details.name ?? '', roles[details.to ?? ''] ?? ''),
    name,
  });

export const staffLog = {
  actions: {
    'staff-added': {
      name: wording`إضافة إلى فريق كورس`,
      sentence: staff((name, role) => wording`إضافة ${name} إلى الفريق (${role})، في الكورس`),
    },
    'staff-changed': {
      name: wording`تغيير دور في كورس`,
      sentence: staff((name, role) => wording`تغيّر دور ${name} (${role})، في الكورس`),
    },
    'staff-removed': {
      name: wording`خروج من فريق كورس`,
      sentence: staff((name) => wording`خروج ${name} من فريق الكورس`),
    },
    'first-teacher-set': {
      name: wording`تغيير المعلّم {الأساسي|الأساسية}`,
      sentence: staff((name) => wording`المعلّم {teacher:الأساسي|الأساسية} الآن ${name}، في الكورس`),
    },
  },
} satisfies LogTexts;

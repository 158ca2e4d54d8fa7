import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';

const roles: Record<string, string> = { teacher: 'معلّم', assistant: 'مساعد' };

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
      name: 'إضافة إلى فريق كورس',
      sentence: staff((name, role) => `إضافة ${name} إلى الفريق (${role})، في الكورس`),
    },
    'staff-changed': {
      name: 'تغيير دور في كورس',
      sentence: staff((name, role) => `تغيّر دور ${name} (${role})، في الكورس`),
    },
    'staff-removed': {
      name: 'خروج من فريق كورس',
      sentence: staff((name) => `خروج ${name} من فريق الكورس`),
    },
    'first-teacher-set': {
      name: 'تغيير المعلّم الأساسي',
      sentence: staff((name) => `المعلّم الأساسي الآن ${name}، في الكورس`),
    },
  },
} satisfies LogTexts;

import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';
import { kindNames } from './kind-texts.ts';

/** «إيصال تحويل من» before the person's name; the entry's `from` is the kind. */
const about = (verb: string, { name, details }: LogEntry, after = ''): LogSentence => {
  const kind = waitingKinds.find((one) => one === details.from);
  const noun = kind ? kindNames[kind].one : 'ما ينتظر';
  return name
    ? { before: `${verb} ${noun} من`, name, after }
    : { before: `${verb} ${noun}${after}`, name: null };
};

/** What the log says of the inbox. */
export const waitingLog = {
  nouns: { waiting: { the: 'ما ينتظر' } },
  actions: {
    'waiting-assigned': {
      name: 'إسناد ما ينتظر',
      sentence: (entry) =>
        entry.details.to
          ? about(`أُسند إلى ${entry.details.to}:`, entry)
          : about('أُلغي إسناد', entry),
    },
    'waiting-snoozed': {
      name: 'تأجيل ما ينتظر',
      sentence: (entry) =>
        entry.details.at ? about('جرى تأجيل', entry) : about('جرى إلغاء تأجيل', entry),
    },
  },
} as const satisfies LogTexts;

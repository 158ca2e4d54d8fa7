import { stateNames } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import type { LogSentence, LogTexts } from '#studio-kit/part/log-texts.ts';
import { kindTexts } from './inbox-texts.ts';

const nouns = { order: 'طلب', message: 'رسالة' };

const kindOf = ({ kind }: LogEntry) => (kind === 'order' ? 'order' : 'message');
const titleOf = (entry: LogEntry) => kindTexts[kindOf(entry)].title;

/** What happened to one order or message; its name is the sender's. */
const one =
  (before: string) =>
  (entry: LogEntry): LogSentence => ({
    before: `${before} ${nouns[kindOf(entry)]}`,
    name: entry.name,
  });

function marked(entry: LogEntry): LogSentence {
  const { details, name } = entry;
  const kind = kindOf(entry);
  const state = stateNames[kind][details.to as keyof (typeof stateNames)['order']] ?? '';
  const count = details.count ?? 1;
  return count > 1
    ? {
        before: `تغيّرت حالة ${countLabel(count, kindTexts[kind].noun, 'genitive')} إلى «${state}»`,
        name: null,
      }
    : { before: `تغيّرت حالة ${nouns[kind]}`, name, after: ` إلى «${state}»` };
}

const undone = (entry: LogEntry): LogSentence =>
  entry.name === ''
    ? { before: `جرى التراجع عن تغيير في «${titleOf(entry)}»`, name: null }
    : { before: `جرى التراجع عن تغيير في ${nouns[kindOf(entry)]}`, name: entry.name };

export const inboxLog = {
  nouns: { order: { the: 'الطلب', undone }, message: { the: 'الرسالة', feminine: true, undone } },
  actions: {
    'inbox-marked': { sentence: marked },
    'inbox-answered': { sentence: one('أُرسل جواب عن') },
    'note-added': { sentence: one('أُضيفت ملاحظة إلى') },
    'note-removed': { sentence: one('حُذفت ملاحظة من') },
    'templates-changed': {
      sentence: (entry) => ({ before: `تغيّرت النصوص الجاهزة، في «${titleOf(entry)}»`, name: null }),
    },
    'inbox-exported': {
      sentence: (entry) => ({ before: `صُدّرت «${titleOf(entry)}» إلى ملف`, name: null }),
    },
  },
} satisfies LogTexts;

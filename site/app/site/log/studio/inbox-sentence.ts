import { stateNames } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import { kindTexts } from '#conversation/inbox/studio/index.ts';
import { countLabel } from '#platform/format.ts';

interface Sentence {
  before: string;
  /** Null where the sentence is about no single order or message. */
  name: string | null;
  after?: string;
}

const nouns = { order: 'طلب', message: 'رسالة' };

/** What an entry of the log tells of orders and contact messages; null for other entries. The name is the sender's. */
export function inboxSentence({ action, kind, details, name }: LogEntry): Sentence | null {
  if (kind !== 'order' && kind !== 'message') return null;
  const noun = nouns[kind];
  const { title, forms } = kindTexts[kind];
  const state = stateNames[kind][details.to as keyof (typeof stateNames)['order']] ?? '';
  const count = details.count ?? 1;
  switch (action) {
    case 'inbox-marked':
      return count > 1
        ? { before: `تغيّرت حالة ${countLabel(count, forms)} إلى «${state}»`, name: null }
        : { before: `تغيّرت حالة ${noun}`, name, after: ` إلى «${state}»` };
    case 'inbox-answered':
      return { before: `أُرسل جواب عن ${noun}`, name };
    case 'note-added':
      return { before: `أُضيفت ملاحظة إلى ${noun}`, name };
    case 'note-removed':
      return { before: `حُذفت ملاحظة من ${noun}`, name };
    case 'templates-changed':
      return { before: `تغيّرت النصوص الجاهزة، في «${title}»`, name: null };
    case 'inbox-exported':
      return { before: `صُدّرت «${title}» إلى ملف`, name: null };
    case 'undone':
      return name === ''
        ? { before: `جرى التراجع عن تغيير في «${title}»`, name: null }
        : { before: `جرى التراجع عن تغيير في ${noun}`, name };
    default:
      return null;
  }
}

import {
  type InboxDetail,
  type InboxKind,
  stateNames,
  type ThreadEntry,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { MailIcon } from '#ui/ornament/icons.ts';
import { stateIcon } from '../state-tag.tsx';
import { MailFate } from './mail-fate.tsx';
import { NoteEntry } from './note-entry.tsx';

interface ThreadProps {
  kind: InboxKind;
  item: InboxDetail;
}

/** What happened since it arrived: mails with their fate, notes of the staff and marks, from the first to the last. */
export function Thread({ kind, item }: ThreadProps) {
  if (item.thread.length === 0) return null;
  return (
    <section aria-label="ما جرى بعد وصوله">
      <ol className="flex flex-col gap-3">
        {item.thread.map((entry) => (
          <li key={`${entry.type} ${entry.id}`}>
            <Entry kind={kind} item={item} entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ kind, item, entry }: ThreadProps & { entry: ThreadEntry }) {
  if (entry.type === 'note') return <NoteEntry kind={kind} item={item} note={entry} />;
  if (entry.type === 'state') return <StateEntry kind={kind} entry={entry} />;
  return entry.automatic ? <ReceiptEntry entry={entry} /> : <AnswerEntry entry={entry} />;
}

type Of<Type extends ThreadEntry['type']> = Extract<ThreadEntry, { type: Type }>;

const lineClass = 'flex flex-wrap items-center gap-x-2.5 gap-y-0.5 px-1 text-sm text-text-soft';

function StateEntry({ kind, entry }: { kind: InboxKind; entry: Of<'state'> }) {
  const Icon = stateIcon(entry.to);
  const names = stateNames[kind];
  return (
    <p className={lineClass}>
      <Icon className="size-4 text-text-faint" />
      <span>
        الحالة: من «{names[entry.from]}» إلى «{names[entry.to]}»
      </span>
      <By entry={entry} />
    </p>
  );
}

function ReceiptEntry({ entry }: { entry: Of<'mail'> }) {
  return (
    <p className={lineClass}>
      <MailIcon className="size-4 text-text-faint" />
      <span>رسالة استلام آلية إلى المرسل</span>
      <MailFate {...entry} />
      <By entry={entry} />
    </p>
  );
}

function AnswerEntry({ entry }: { entry: Of<'mail'> }) {
  return (
    <article
      aria-label={`جواب: ${entry.subject}`}
      className="rounded-lg border border-line bg-raised px-5 py-4"
    >
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h2 className="text-base font-semibold">
          جواب <bdi>{entry.by?.name ?? 'الفريق'}</bdi>
        </h2>
        <DateText at={entry.at} withTime className="text-sm text-text-faint" />
        <span className="grow" />
        <MailFate {...entry} />
      </header>
      <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
        {entry.body}
      </p>
    </article>
  );
}

function By({ entry }: { entry: ThreadEntry }) {
  return (
    <span className="flex flex-wrap gap-x-2.5 text-text-faint">
      {entry.by && <bdi>{entry.by.name}</bdi>}
      <DateText at={entry.at} withTime />
    </span>
  );
}

import type { InboxDetail, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { aboutText, kindTexts } from '../inbox-texts.ts';

interface WrittenTextProps {
  kind: InboxKind;
  item: InboxDetail;
  /** The id of the text, by which the answer's field names it. */
  id: string;
}

/** What the sender wrote. */
export function WrittenText({ kind, item, id }: WrittenTextProps) {
  const { written, name } = kindTexts[kind];
  return (
    <article aria-label={written} className="rounded-lg border border-line bg-raised px-5 py-4">
      <p className="mb-3 flex flex-wrap gap-x-3 text-sm text-text-faint">
        <span>{name(item.id)}</span>
        <DateText at={item.created_at} withTime />
      </p>
      {kind === 'message' && (
        <h2 className="mb-2 text-lg">
          <bdi>{aboutText(kind, item.about)}</bdi>
        </h2>
      )}
      <p
        id={id}
        dir="auto"
        className="scroll-mt-32 text-start leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        {item.text}
      </p>
    </article>
  );
}

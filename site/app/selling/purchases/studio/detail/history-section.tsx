import type { SaleEvent } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { eventSentence } from './event-sentence.ts';

/** All that happened to a purchase, the oldest first. */
export function HistorySection({ history }: { history: SaleEvent[] }) {
  return (
    <Section title="ما جرى">
      <ol className="flex flex-col gap-3">
        {history.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place, and may be the same twice.
          <li key={place} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
            <span className="min-w-0 grow basis-64 wrap-anywhere">
              {eventSentence(event)}
              {event.by && (
                <span className="text-text-soft">
                  {'، '}
                  <bdi>{event.by.name}</bdi>
                </span>
              )}
            </span>
            <DateText at={event.at} withTime className="text-sm text-text-faint" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

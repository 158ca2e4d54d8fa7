import { timelineKinds } from '@nibras/contract/people/timeline/studio/kinds.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { dayLabel } from '#platform/day-times.ts';
import { LoadMore } from '#platform/pages/load-more.tsx';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { FilterLinks } from '#studio-kit/lists/filter-links.tsx';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { cx } from '#ui/class-names.ts';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { eventDays } from './event-days.ts';
import { EventRow } from './event-row.tsx';
import { kindLooks } from './kind-texts.ts';
import { timelineQuery } from './queries.ts';

interface TimelineProps {
  /** Whose it is. */
  personId: number;
  /** What the reader does not see of the person. */
  description?: string;
}

/** What happened to a person, the newest first, by day; which kind of events is in the page's address. */
export function Timeline({ personId, description }: TimelineProps) {
  const { params, hrefWith } = useListAddress();
  const { timeZone } = useSiteConfig();
  const kind = timelineKinds.find((one) => one === params.get('kind'));
  const list = useInfiniteQuery(timelineQuery(personId, kind));
  const dimmed = useSlow(list.isPlaceholderData);
  const events = list.data?.pages.flatMap((page) => page.events);
  const kinds = list.data?.pages[0]?.kinds ?? [];
  return (
    <Section title="ما جرى" {...(description && { description })}>
      {kinds.length > 0 && (
        <FilterLinks
          label="أي نوع"
          className="max-w-full min-w-0 [&_a]:min-h-11 [&_a]:px-4! [&_a]:text-sm"
          links={[
            { label: 'الكل', to: hrefWith({ kind: undefined }), current: kind === undefined },
            ...kinds.map((one) => ({
              label: kindLooks[one].name,
              to: hrefWith({ kind: one }),
              current: one === kind,
            })),
          ]}
        />
      )}
      {!events && list.error && (
        <FailedState
          title="تعذر تحميل ما جرى"
          message={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {!events && !list.error && (
        <div role="status" aria-label="جارٍ تحميل ما جرى">
          <SkeletonText lines={8} />
        </div>
      )}
      {events?.length === 0 && (
        <p className="text-text-soft">
          {kind ? `لا شيء بعد في «${kindLooks[kind].name}».` : 'لم يجر شيء بعد.'}
        </p>
      )}
      {events && events.length > 0 && (
        <div aria-busy={dimmed} className={cx('transition-opacity', dimmed && 'opacity-50')}>
          {eventDays(events, timeZone).map(({ day, events: ofDay }) => (
            <section key={day} aria-labelledby={`day-${day}`} className="not-first:mt-4">
              <h3
                id={`day-${day}`}
                className="border-b border-line pb-1 text-sm font-semibold text-text-soft"
              >
                {dayLabel(ofDay[0]?.at ?? '', list.dataUpdatedAt, timeZone)}
              </h3>
              <ul className="flex flex-col divide-y divide-line">
                {ofDay.map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </ul>
            </section>
          ))}
          <LoadMore list={list} failedTitle="تعذر تحميل ما قبله" />
        </div>
      )}
    </Section>
  );
}

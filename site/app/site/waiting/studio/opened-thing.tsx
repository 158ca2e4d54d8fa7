import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { formatDateTime } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { RowsSkeleton } from '#studio-kit/lists/list-frame.tsx';
import { useStudioParts } from '#studio-kit/part/use-parts.ts';
import { OpenAtOthers } from '#studio-kit/saving/presence-note.tsx';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { BackIcon, NextIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { kindNames } from './kind-texts.ts';
import { waitingThingQuery } from './queries.ts';
import { ThingActions } from './thing-actions.tsx';
import type { ThingKey } from './use-filter.ts';
import { useThingPresence } from './use-thing-presence.ts';
import { personOf, titleOf } from './waiting-row.tsx';

interface OpenedThingProps {
  thing: ThingKey;
  /** The address of the thing to go on with; null without one. */
  next: string | null;
  /** The address of the list. */
  back: string;
  onNext(): void;
}

/** The opened thing with its own way to answer. Render it with the thing's key. */
export function OpenedThing({ thing, next, back, onNext }: OpenedThingProps) {
  const query = useQuery(waitingThingQuery(thing.kind, thing.id));
  const { data, error } = query;
  // What was answered stays in view, as answered, until another thing is opened.
  const [seen, setSeen] = useState<WaitingRow | null>(null);
  if (data?.item && data.item !== seen) setSeen(data.item);
  const row = data?.item ?? seen;
  const done = data !== undefined && data.item === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const backLink = (
    <Button asChild variant="ghost" size="sm" className="-ms-3 self-start lg:hidden!">
      <Link to={back}>
        <BackIcon className="size-4.5" />
        كل الوارد
      </Link>
    </Button>
  );
  const title = row ? `${kindNames[row.kind].one}: ${personOf(row)}` : kindNames[thing.kind].one;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      {backLink}
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        <bdi>{title}</bdi>
      </h2>
      {done && <Done next={next} />}
      {row && !done && (
        <>
          <Around row={row} />
          <ThingActions row={row} people={data?.people ?? []} onSnoozed={onNext} />
          <Others thing={thing} />
        </>
      )}
      {row ? (
        <View row={row} />
      ) : error ? (
        <FailedState
          message={errorText(error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        !done && <RowsSkeleton label={kindNames[thing.kind].one} rows={3} />
      )}
    </section>
  );
}

/** Since when it waits, what it is about, and until when it is snoozed. */
function Around({ row }: { row: WaitingRow }) {
  const { timeZone } = useSiteConfig();
  const about = [titleOf(row), row.course?.name].filter(Boolean).join('، ');
  const page = usePersonPage(row);
  return (
    <p className="-mt-2 flex flex-wrap gap-x-3 text-sm text-text-soft">
      {page && <Link to={page}>صفحة الشخص</Link>}
      {about && <bdi className="wrap-anywhere">{about}</bdi>}
      <span>ينتظر منذ {formatDateTime(row.at, timeZone)}</span>
      {row.snoozed_until && <span>مؤجل إلى {formatDateTime(row.snoozed_until, timeZone)}</span>}
    </p>
  );
}

/** Kinds whose people have something to do with the teachers who decide them. */
const ofStudents: readonly WaitingKind[] = ['questions', 'chats', 'texts', 'corrections'];

/** The page of the person from whom a thing is, for those who may open it. */
function usePersonPage({ kind, person }: WaitingRow): string | null {
  const manages = useCapability('people:manage');
  const enrols = useCapability('course:enrol');
  const isOpen = manages || (enrols && ofStudents.includes(kind));
  return isOpen && person?.id ? `/studio/people/${person.id}` : null;
}

const Others = ({ thing }: { thing: ThingKey }) => (
  <OpenAtOthers people={useThingPresence(thing)} />
);

function View({ row }: { row: WaitingRow }) {
  const parts = useStudioParts();
  const Shown = parts.map(({ waitingViews }) => waitingViews?.[row.kind]).find(Boolean);
  if (!Shown) return null;
  return (
    <Suspense fallback={<RowsSkeleton label={kindNames[row.kind].one} rows={3} />}>
      <Shown row={row} />
    </Suspense>
  );
}

/** Says that the thing waits no more; the next one is one key away. */
function Done({ next }: { next: string | null }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // A person who types is not interrupted; the field of an answer that was sent is empty.
    const focused = document.activeElement;
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    if (!isField || focused.value === '') link.current?.focus();
  }, []);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-success-soft px-4 py-3 text-success"
    >
      <SuccessIcon className="size-5 shrink-0" />
      <p className="grow font-medium">أُنجز هذا، ولم يعد ينتظر.</p>
      {next && (
        <Button asChild size="sm">
          <Link ref={link} to={next} preventScrollReset>
            التالي
            <NextIcon className="size-4.5" />
          </Link>
        </Button>
      )}
    </div>
  );
}

/** Beside the list while nothing is opened. */
export const NothingOpened = () => (
  <EmptyState
    icon={<SuccessIcon />}
    title="اختر مما ينتظر"
    description="يُفتح هنا وتجيب عنه في مكانه. المفتاحان J وK ينقلانك في القائمة، وEnter يفتح."
  />
);

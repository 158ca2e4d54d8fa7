import type { DataRequest } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { countWithVerb } from '@nibras/contract/text/count.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { daysLeft, isSoon } from './days-left.ts';
import { kindNames, stateNames, stateTones } from './request-texts.ts';

interface RequestRowProps {
  request: DataRequest;
  /** The time from which the days are counted. */
  now: number;
}

/** A request of a person; the name leads to their account while there is one. */
export function RequestRow({ request, now }: RequestRowProps) {
  const { kind, person, state, created_at, due_at, finished_at } = request;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3.5 @2xl:grid-cols-[minmax(0,1fr)_15rem_9rem]">
      <div className="min-w-0">
        <h2 className="leading-normal font-semibold wrap-anywhere">
          {person.deleted ? (
            <span className="text-text-soft">حساب محذوف</span>
          ) : (
            <Link
              to={`/studio/people/${person.id}`}
              className="touch-target relative text-text no-underline hover:text-link"
            >
              <bdi>{person.name}</bdi>
            </Link>
          )}
        </h2>
        <p className="text-sm text-text-soft">{kindNames[kind]}</p>
      </div>
      <p className="col-span-2 flex flex-wrap gap-x-3 text-sm text-text-faint @2xl:col-span-1 @2xl:flex-col">
        <span>
          طُلب في <DateText at={created_at} withTime />
        </span>
        <span>
          {finished_at ? 'انتهى في ' : 'موعده '}
          <DateText at={finished_at ?? due_at} />
        </span>
      </p>
      <div className="col-start-2 row-start-1 flex flex-col items-end gap-1 @2xl:col-start-3">
        <Badge tone={stateTones[state]}>{stateNames[kind][state]}</Badge>
        {state === 'waiting' && <DaysLeft days={daysLeft(due_at, now)} />}
      </div>
    </li>
  );
}

function DaysLeft({ days }: { days: number }) {
  if (days < 0) return <Badge tone="danger">تأخر عن موعده</Badge>;
  if (days === 0) return <Badge tone="warning">حان موعده</Badge>;
  return (
    <Badge tone={isSoon(days) ? 'warning' : 'neutral'}>
      {countWithVerb(days, 'day', { masculine: 'بقي له', feminine: 'بقيت له' })}
    </Badge>
  );
}

import { wayNames } from '@nibras/contract/selling/purchases/studio/purchase-names.ts';
import type { Sale } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import { runByKey, shortcutsOf } from '#studio-kit/lists/commands/row-command.ts';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/list/badge.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { Money } from '#ui/text/money.tsx';
import { SaleState } from '../sale-state.tsx';
import { courseNames } from '../sale-texts.ts';
import { SaleDialog, useSaleCommands } from './sale-commands.tsx';

/** A purchase of a list; its buyer's name leads to it. `search` is marked in it. */
export const SaleRow = memo(function SaleRow({ sale, search }: { sale: Sale; search: string }) {
  const { id, reference, state, way, currency, total, refunded, person, cases } = sale;
  const shows = useShows();
  const paidAt = sale.paid_at;
  const { commands, asking, close } = useSaleCommands(sale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is in a group of `LongRows`
    <div
      role="listitem"
      onKeyDown={(event) => runByKey(event, commands)}
      className="relative grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-4 gap-y-1 px-4 py-3 transition-colors hover:bg-sunken/60 @3xl:grid-flow-col @3xl:grid-cols-(--columns)"
    >
      <div className="min-w-0 @max-3xl:col-span-2">
        <h2 className="truncate leading-normal">
          <Link
            to={`/studio/purchases/${id}`}
            aria-keyshortcuts={shortcutsOf(commands) || undefined}
            className="font-semibold text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi>{person ? <Highlight text={person.name} search={search} /> : 'حساب محذوف'}</bdi>
          </Link>
        </h2>
        {shows('reference') && (
          <p className="truncate text-sm text-text-faint">
            <bdi dir="ltr" className="tracking-wide">
              {reference}
            </bdi>
          </p>
        )}
      </div>
      {shows('courses') && (
        <p className="col-span-3 min-w-0 text-sm wrap-anywhere text-text-soft @3xl:col-span-1 @3xl:line-clamp-2">
          {courseNames(sale.courses, sale.lines)}
        </p>
      )}
      {(shows('state') || shows('way')) && (
        <p className="flex flex-wrap items-center gap-x-3 @3xl:flex-col @3xl:items-start">
          {shows('state') && <SaleState state={state} />}
          {way && shows('way') && <span className="text-sm text-text-faint">{wayNames[way]}</span>}
          {cases > 0 && <Badge tone="warning">دفعة تنتظر قرارك</Badge>}
        </p>
      )}
      {shows('total') && (
        <p className="row-start-1 text-end @max-3xl:col-start-3 @3xl:text-start">
          <Money amount={total} currency={currency} className="font-semibold" />
          {refunded > 0 && (
            <span className="block text-sm text-text-faint">
              {'أُعيد '}
              <Money amount={refunded} currency={currency} />
            </span>
          )}
        </p>
      )}
      {shows('day') && (
        <p
          className={cx(
            'text-end text-sm text-text-faint @max-3xl:col-start-2 @3xl:row-start-1 @3xl:text-start',
            commands.length === 0 && '@max-3xl:col-span-2',
          )}
        >
          <DateText at={paidAt ?? sale.created_at} />
        </p>
      )}
      {commands.length > 0 && (
        <div className="relative justify-self-end self-center @max-3xl:col-start-3 @3xl:row-start-1">
          <CommandMenu of={`الشراء ${reference}`} commands={commands} />
        </div>
      )}
      {asking && <SaleDialog {...asking} onClose={close} />}
    </div>
  );
});

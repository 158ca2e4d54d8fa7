import { itemSorts, listSorts } from '@nibras/contract/content/items/studio/page.ts';
import { offerCalls } from '@nibras/contract/content/offers/studio/calls.ts';
import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import type { ListMeta } from '@nibras/contract/wire.ts';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '#platform/api/call-address.ts';
import { OrderIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import type { RowSelection } from '#studio-kit/lists/acting-row.tsx';
import type { ListColumns } from '#studio-kit/lists/columns/columns.ts';
import { sortIn } from '#studio-kit/lists/columns/sort-select.tsx';
import { ItemSelectionBar } from '#studio-kit/lists/commands/item-selection-bar.tsx';
import { inState } from '#studio-kit/lists/commands/list-rows.ts';
import type { ListedItem, ShownList } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { useItemSelection } from '#studio-kit/lists/commands/use-item-selection.ts';
import { ExportButton } from '#studio-kit/lists/export-button.tsx';
import { itemStateIn, itemStates } from '#studio-kit/lists/item-states.ts';
import { useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';
import { NewItemButton, StudioList } from '#studio-kit/lists/studio-list.tsx';
import { useNewInAddress } from '#studio-kit/lists/use-new-in-address.ts';
import { Button } from '#ui/form/button.tsx';
import { PortfolioIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { offerTexts } from './offer-texts.ts';
import { createOffer } from './queries.ts';

/** Page, search, state and order of the list's address. */
export function useOfferFilter() {
  const { page, search, params } = useListAddress();
  const state = itemStateIn(params);
  const sort = sortIn(params, listSorts(itemSorts));
  return { page, search, ...(state && { state }), ...(sort && { sort }) };
}

/** Where a row of the list stands, and its checkbox. */
export interface OfferInList {
  search: string;
  list: ShownList;
  selection: RowSelection;
}

interface OfferListProps<Row> {
  kind: OfferKind;
  queryKey: QueryKey;
  list: UseQueryResult<{ data: Row[]; meta: ListMeta }>;
  columns: ListColumns;
  row(offer: Row, shown: OfferInList): ReactNode;
}

/** The page with all services, or all projects, in every state. */
export function OfferList<Row extends ListedItem>(props: OfferListProps<Row>) {
  const { kind, queryKey, list, columns, row } = props;
  const texts = offerTexts[kind];
  const { page: _, ...filter } = useOfferFilter();
  const shown = { queryKey, fetchedAt: list.dataUpdatedAt, fits: inState(filter.state) };
  const rows = list.data?.data ?? [];
  const selection = useItemSelection({ kind, noun: texts.noun, rows, list: shown });
  const { isNew, setNew } = useNewInAddress();
  const newItem = { label: texts.new.title, onNew: () => setNew(true) };
  return (
    <StudioPage
      title={texts.title}
      actions={
        <>
          <Button asChild variant="ghost" size="sm" icon={<OrderIcon className="size-5" />}>
            <Link to={`${texts.path}/order`}>ترتيب الظهور</Link>
          </Button>
          <ExportButton
            path={addressOf(offerCalls[kind].export, { query: filter })}
            name={`${texts.title}.csv`}
          />
          <NewItemButton {...newItem} />
        </>
      }
    >
      <StudioList
        list={list}
        noun={texts.noun}
        texts={texts.list}
        icon={kind === 'service' ? <ServicesIcon /> : <PortfolioIcon />}
        newItem={newItem}
        states={itemStates}
        columns={columns}
        selection={selection}
      >
        {(offer, { search }) =>
          row(offer, { search, list: shown, selection: selection.of(offer.id) })
        }
      </StudioList>
      <ItemSelectionBar items={texts.title} noun={texts.noun} selection={selection} />
      {isNew && (
        <NewItemDialog
          texts={texts.new}
          make={({ name }) => createOffer(kind, name)}
          onClose={() => setNew(false)}
        />
      )}
    </StudioPage>
  );
}

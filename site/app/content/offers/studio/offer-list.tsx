import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { OrderIcon } from '#studio-kit/frame/icons.ts';
import { StudioPage } from '#studio-kit/frame/studio-page.tsx';
import { ListFrame, rowsClass, useListAddress } from '#studio-kit/lists/list-frame.tsx';
import { NewItemDialog } from '#studio-kit/lists/new-item-dialog.tsx';
import { NoItems } from '#studio-kit/lists/no-items.tsx';
import { StateFilter, stateOf } from '#studio-kit/lists/state-filter.tsx';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon, PortfolioIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { offerTexts } from './offer-texts.ts';
import { makeOffer } from './queries.ts';

/** Page, search and state of the list's address. */
export function useOfferFilter() {
  const { page, search, params } = useListAddress();
  const state = stateOf(params);
  return { page, search, ...(state && { state }) };
}

interface OfferListProps<Row> {
  kind: OfferKind;
  list: UseQueryResult<{ data: Row[]; meta: { last_page: number; total: number } }>;
  row(offer: Row, shown: { search: string; now: number }): ReactNode;
}

/** The page with all services, or all projects, in every state. */
export function OfferList<Row>({ kind, list, row }: OfferListProps<Row>) {
  const texts = offerTexts[kind];
  const address = useListAddress();
  const { page, search, params, hrefWith } = address;
  const navigate = useNavigate();
  const setNew = (open: boolean) =>
    void navigate(hrefWith({ new: open ? 1 : undefined, page: page > 1 ? page : undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <StudioPage
      title={texts.title}
      actions={
        <>
          <Button asChild variant="ghost" size="sm" icon={<OrderIcon className="size-5" />}>
            <Link to={`${texts.path}/order`}>ترتيب الظهور</Link>
          </Button>
          <Button icon={<PlusIcon className="size-5" />} size="sm" onClick={() => setNew(true)}>
            {texts.new.title}
          </Button>
        </>
      }
    >
      <ListFrame
        list={list}
        noun={texts.noun}
        texts={{
          search: texts.search,
          region: texts.title,
          failed: texts.failed,
          pages: texts.pages,
        }}
        filters={<StateFilter label={texts.states} address={address} />}
        empty={(shown) => (
          <NoItems
            searched={shown.search}
            filtered={stateOf(params) !== undefined}
            beyondEnd={shown.page > (list.data?.meta.last_page ?? shown.page)}
            allHref={texts.path}
            onNew={() => setNew(true)}
            icon={kind === 'service' ? <ServicesIcon /> : <PortfolioIcon />}
            texts={texts.empty}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((offer) => row(offer, { search, now: list.dataUpdatedAt }))}
          </ul>
        )}
      </ListFrame>
      {params.has('new') && (
        <NewItemDialog
          texts={texts.new}
          make={({ name }) => makeOffer(kind, name)}
          onClose={() => setNew(false)}
        />
      )}
    </StudioPage>
  );
}

import type { OfferKind } from '@nibras/contract/studio/offers.ts';
import { contentStates } from '@nibras/contract/studio/page.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';
import { OrderIcon } from '../frame/icons.ts';
import { StudioPage } from '../frame/studio-page.tsx';
import { ListFrame, rowsClass, useListAddress } from '../lists/list-frame.tsx';
import { StateFilter } from '../lists/state-filter.tsx';
import { NewOfferDialog } from './new-offer-dialog.tsx';
import { NoOffers } from './no-offers.tsx';
import { offerTexts } from './offer-texts.ts';

/** Page, search and state of the list's address. */
export function useOfferFilter() {
  const { page, search, params } = useListAddress();
  const state = contentStates.find((one) => one === params.get('state'));
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
  const { page, params, hrefWith } = useListAddress();
  const { search, state } = useOfferFilter();
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
            {texts.new}
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
        filters={<StateFilter label={texts.states} state={state} hrefWith={hrefWith} />}
        empty={(address) => (
          <NoOffers
            kind={kind}
            searched={address.search}
            filtered={state !== undefined}
            beyondEnd={address.page > (list.data?.meta.last_page ?? address.page)}
            onNew={() => setNew(true)}
          />
        )}
      >
        {({ data }) => (
          <ul className={rowsClass}>
            {data.map((offer) => row(offer, { search, now: list.dataUpdatedAt }))}
          </ul>
        )}
      </ListFrame>
      {params.has('new') && <NewOfferDialog kind={kind} onClose={() => setNew(false)} />}
    </StudioPage>
  );
}

import type { StudioService } from '@nibras/contract/content/offers/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type OfferInList,
  OfferList,
  OfferRow,
  studioServicesQuery,
  useOfferFilter,
} from '#content/offers/studio/index.ts';
import { PriceDialog, priceProblem, RowPrice } from '#selling/settings/studio/index.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { itemColumns } from '#studio-kit/lists/columns/item-columns.ts';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { changeRows } from '#studio-kit/lists/commands/list-rows.ts';
import { Badge } from '#ui/list/badge.tsx';
import { LampIcon, TagIcon } from '#ui/ornament/icons.ts';
import { servicePrice } from './service-price.ts';

const columns = itemColumns('services', {
  facts: [
    { name: 'featured', label: wording`خدمة مميزة` },
    { name: 'price', label: 'السعر' },
    { name: 'manager', label: 'المسؤول' },
    { name: 'projects', label: wording`عدد المشاريع` },
  ],
  actions: '5.5rem',
});

/** The services, in every state. */
export default function ServicesPage() {
  return useCapability('service:create') ? <ServicesList /> : <MissingPage />;
}

function ServicesList() {
  const query = studioServicesQuery(useOfferFilter());
  const list = useQuery(query);
  return (
    <OfferList
      kind="service"
      columns={columns}
      queryKey={query.queryKey}
      list={list}
      row={(service, shown) => <ServiceRow key={service.id} service={service} {...shown} />}
    />
  );
}

interface ServiceRowProps extends OfferInList {
  service: StudioService;
}

/** A service in the list, with its first price. */
function ServiceRow({ service, ...shown }: ServiceRowProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { id, name, state, price_starting: price } = service;
  const ask = () => setAsking(true);
  const own = [{ name: 'price', label: 'السعر…', icon: <TagIcon />, run: ask }] as const;
  return (
    <>
      <OfferRow
        kind="service"
        offer={service}
        {...shown}
        own={own}
        facts={<Facts service={service} onPrice={ask} />}
      />
      {asking && (
        <PriceDialog
          kind="service"
          item={{ id, name, price }}
          isPublic={state === 'published' || state === 'hidden'}
          texts={servicePrice}
          decimals={2}
          onChanged={(answer) =>
            changeRows(client, {
              list: shown.list.queryKey,
              change: (row) =>
                row.id === id
                  ? {
                      price_starting: answer.price,
                      draft_version: answer.draft_version,
                      ...(!answer.public && { has_draft: true }),
                    }
                  : null,
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Facts({ service, onPrice }: { service: StudioService; onPrice(): void }) {
  const { manager, projects, price_starting: price } = service;
  const shows = useShows();
  const isPrice = price !== null && priceProblem(price, { texts: servicePrice }) === null;
  return (
    <>
      {service.featured && shows('featured') && (
        <Badge tone="lamp" icon={<LampIcon />}>
          مميزة
        </Badge>
      )}
      {shows('price') && (
        <RowPrice
          of={service.name}
          price={isPrice ? price : null}
          from="من"
          none="بلا سعر معلن"
          onPress={onPrice}
        />
      )}
      {manager && shows('manager') && <bdi className="max-w-48 truncate">{manager.name}</bdi>}
      {shows('projects') && <span>{countLabel(projects, 'project')}</span>}
    </>
  );
}

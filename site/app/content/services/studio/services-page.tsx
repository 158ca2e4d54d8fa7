import type { StudioService } from '@nibras/contract/content/offers/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { useQuery } from '@tanstack/react-query';
import {
  OfferList,
  OfferRow,
  studioServicesQuery,
  useOfferFilter,
} from '#content/offers/studio/index.ts';
import { priceProblem } from '#selling/settings/studio/index.ts';
import MissingPage from '#studio-kit/frame/missing-page.tsx';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Badge } from '#ui/list/badge.tsx';
import { LampIcon } from '#ui/ornament/icons.ts';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { servicePrice } from './service-price.ts';

/** The services, in every state. */
export default function ServicesPage() {
  return useCapability('service:create') ? <ServicesList /> : <MissingPage />;
}

function ServicesList() {
  const list = useQuery(studioServicesQuery(useOfferFilter()));
  return (
    <OfferList
      kind="service"
      list={list}
      row={(service, shown) => (
        <OfferRow
          key={service.id}
          kind="service"
          offer={service}
          {...shown}
          facts={<Facts service={service} />}
        />
      )}
    />
  );
}

function Facts({ service }: { service: StudioService }) {
  const { manager, projects, price_starting: price } = service;
  return (
    <>
      {service.featured && (
        <Badge tone="lamp" icon={<LampIcon />}>
          مميزة
        </Badge>
      )}
      {manager && <bdi className="max-w-48 truncate">{manager.name}</bdi>}
      {price !== null && priceProblem(price, { texts: servicePrice }) === null && (
        <PriceTag price={price} from="من" size="sm" className="text-text-soft!" />
      )}
      <span>{countLabel(projects, 'project')}</span>
    </>
  );
}

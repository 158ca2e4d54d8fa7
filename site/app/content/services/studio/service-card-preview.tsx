import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { CardFrame, useManager } from '#content/offers/studio/index.ts';
import { priceProblem } from '#selling/settings/studio/index.ts';

import { studioCategoriesQuery } from '#studio-kit/lists/queries.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { ServiceCard } from '../index.ts';
import { servicePrice } from './service-price.ts';

/** The service's card as lists will show it, with what is being typed. */
export function ServiceCardPreview({ edited }: { edited: EditedItem<'service'> }) {
  const { field, id } = edited;
  const categories = useQuery(studioCategoriesQuery).data?.categories ?? [];
  const categoryId = field('category_id').value;
  const category = categories.find((one) => one.id === categoryId) ?? null;
  const price = field('price_starting').value;
  const hasPrice = price !== null && priceProblem(price, { texts: servicePrice }) === null;
  return (
    <CardFrame>
      <ServiceCard
        headingLevel={3}
        service={{
          id,
          name: field('name').value || wording`اسم الخدمة`,
          image: field('image').value,
          small_description: field('small_description').value,
          price: hasPrice ? Number(price) : null,
          category_id: categoryId,
          category,
          project_count: field('projects').value.length,
          manager: useManager(field('manager_id').value),
        }}
      />
    </CardFrame>
  );
}

import type { ParsedServiceCard } from '@nibras/contract/compat/parse-services.ts';
import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { cx } from '#ui/class-names.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceCardSkeleton } from './service-card-skeleton.tsx';

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

/** How many pictures are loaded eagerly: about as many as are visible at first. */
const eagerPictures = 2;

interface ServiceGridProps {
  services: ParsedServiceCard[];
  search: string;
  /** The next page is loading; these services stay, dimmed. */
  dimmed: boolean;
}

export function ServiceGrid({ services, search, dimmed }: ServiceGridProps) {
  return (
    <ul
      aria-busy={dimmed}
      className={cx(grid, 'transition-opacity duration-calm', dimmed && 'opacity-50')}
    >
      {services.map((service, index) => (
        <li key={service.id}>
          <ServiceCard
            service={service}
            search={search}
            headingLevel={2}
            priority={index < eagerPictures}
          />
        </li>
      ))}
    </ul>
  );
}

export function ServiceGridSkeleton() {
  return (
    <div role="status" aria-label={wording`جارٍ تحميل الخدمات`} className={grid}>
      {Array.from({ length: lists.servicesPerPage }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <ServiceCardSkeleton key={index} />
      ))}
    </div>
  );
}

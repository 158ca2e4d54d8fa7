import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';

/** The table and the address in the studio of each kind, by which calls name it. */
export const offerTables = { service: 'services', project: 'projects' } as const satisfies Record<
  OfferKind,
  string
>;

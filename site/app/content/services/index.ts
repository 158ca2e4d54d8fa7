export { type ServiceTab, serviceQuery, serviceTabsQuery } from './queries.ts';
export { ServiceCard } from './service-card.tsx';
export { ServiceCardSkeleton } from './service-card-skeleton.tsx';
export { featuresOf } from './service-points.ts';
export { ServiceView } from './service-view.tsx';
export { SkillChips } from './skill-chips.tsx';

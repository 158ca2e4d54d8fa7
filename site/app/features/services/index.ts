export { type ServiceTab, serviceQuery, serviceTabsQuery } from './queries.ts';
export { ServiceCard } from './service-card.tsx';
export { ServiceCardSkeleton } from './service-card-skeleton.tsx';
export { SkillChips } from './skill-chips.tsx';

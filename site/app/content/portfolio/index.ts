export { ProjectCard } from './project-card.tsx';
export { ProjectView } from './project-view.tsx';
export { projectQuery } from './queries.ts';

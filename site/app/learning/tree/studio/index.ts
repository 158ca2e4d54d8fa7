export { CoursePageFrame } from './course-page-frame.tsx';
export { CourseTabs } from './course-tabs.tsx';
export { useFirstPublish } from './publish/use-first-publish.ts';
export { destinationsQuery, treeQuery } from './queries.ts';
export { withoutName } from './tree-texts.ts';

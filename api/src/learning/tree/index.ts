export { changeLectures } from './studio/change-lectures.ts';
export { insertCopies } from './studio/copy-lectures.ts';
export { chaptersOf } from './studio/tree-query.ts';

export { entryInScope, roleInEntry } from './studio/entry-scope.ts';
export { hasNewer } from './studio/has-newer.ts';
export { mayUndo } from './studio/may-undo.ts';

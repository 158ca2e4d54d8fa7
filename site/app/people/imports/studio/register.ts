import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { importLog } from './log-texts.ts';

export const imports = studioPart({
  pages: [{ path: 'people/import', Component: lazyPage(() => import('./import-page.tsx')) }],
  verbs: [
    {
      name: 'سجّل قائمة في',
      words: ['سجل فصلا في', 'استورد قائمة في', 'سجل من قائمة في'],
      kinds: ['course'],
      path: ({ id }) => `/studio/people/import?course=${id}`,
      capability: 'course:enrol',
    },
  ],
  log: importLog,
});

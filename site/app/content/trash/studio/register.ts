import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { DeleteIcon } from '#ui/ornament/icons.ts';

export const trash = studioPart({
  pages: [{ path: 'bin', Component: lazyPage(() => import('./trash-page.tsx')) }],
  menu: [
    { room: 'content', place: 90, to: '/studio/bin', label: 'سلة المحذوفات', icon: DeleteIcon },
  ],
});

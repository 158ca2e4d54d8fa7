import { studioPart } from '#studio-kit/part/studio-part.ts';

const orders: Record<string, string> = {
  service: 'تغيّر ترتيب ظهور الخدمات',
  project: 'تغيّر ترتيب ظهور المشاريع',
};

export const offers = studioPart({
  log: {
    actions: {
      'offers-ordered': {
        sentence: ({ kind }) => ({ before: orders[kind] ?? 'تغيّر ترتيب ظهور الخدمات', name: null }),
      },
    },
  },
});

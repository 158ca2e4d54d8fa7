import { wording } from '@nibras/contract/text/wording.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

const orders: Record<string, string> = {
  service: wording`تغيّر ترتيب ظهور الخدمات`,
  project: wording`تغيّر ترتيب ظهور المشاريع`,
};

export const offers = studioPart({
  log: {
    actions: {
      'offers-ordered': {
        sentence: ({ kind }) => ({
          before: orders[kind] ?? wording`تغيّر ترتيب ظهور الخدمات`,
          name: null,
        }),
      },
    },
  },
});

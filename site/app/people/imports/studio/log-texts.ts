import { wording } from '@nibras/contract/text/wording.ts';
import type { LogTexts } from '#studio-kit/part/log-texts.ts';
import { severalPeople } from '#studio-kit/part/several-people.ts';

export const importLog = {
  actions: {
    'class-imported': {
      sentence: (entry) => ({
        before: wording`تسجيل قائمة من ${entry.details.name ?? severalPeople(entry)} في الكورس`,
        name: entry.name,
      }),
    },
    'people-imported': {
      sentence: (entry) => ({
        before: `حسابات من قائمة: ${severalPeople(entry, 'nominative')}`,
        name: null,
      }),
    },
  },
} satisfies LogTexts;

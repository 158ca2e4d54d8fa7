import { consents } from '#platform/database/schema/index.ts';
import { byPerson, describe, keep } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(consents, {
    group: 'account',
    title: 'الموافقات',
    purpose: 'ما وافق عليه الشخص أو سحب موافقته عليه، بالنص الذي رآه.',
    retention: 'بلا نهاية: هي الدليل على الموافقة وعلى سحبها.',
    columns: {
      id: words.id,
      personId: 'رقم الحساب',
      kind: 'موضوع الموافقة',
      wording: 'النص الذي ظهر له',
      given: 'هل وافق أم سحب موافقته',
      at: 'متى',
    },
    links: [
      byPerson(consents.personId, {
        how: 'من وافق.',
        exported: 'whole',
        deletion: keep('الدليل على الموافقة، ولا يبقى فيه اسم ولا بريد.'),
      }),
    ],
  }),
];

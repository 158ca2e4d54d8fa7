import { waiting, waitingPresence } from '#platform/database/schema/index.ts';
import { byPerson, describe, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(waiting, {
    group: 'inbox',
    title: 'ما أُسند أو أُجّل من الوارد',
    purpose: 'من يتولى ما ينتظر قرارًا، وحتى متى أُجّل.',
    retention: 'حتى يُنجز ما ينتظر.',
    columns: {
      kind: 'نوع ما ينتظر',
      thing: 'رقمه',
      assignedTo: words.person,
      snoozedUntil: 'حتى متى أُجّل',
    },
    links: [
      byPerson(waiting.assignedTo, {
        how: 'أُسند إليه.',
        exported: 'whole',
        deletion: remove('يعود ما أُسند إليه بلا إسناد، لئلا ينتظر من لا يعود.'),
      }),
    ],
  }),
  describe(waitingPresence, {
    group: 'inbox',
    title: 'ما هو مفتوح الآن من الوارد',
    purpose: 'ليعرف الزملاء أن الأمر عند غيرهم، فلا يجيب عنه اثنان.',
    retention: 'ثوانٍ بعد إغلاقه.',
    columns: {
      kind: 'نوع ما ينتظر',
      thing: 'رقمه',
      personId: words.person,
      seenAt: 'آخر مرة كان مفتوحًا',
    },
    links: [
      byPerson(waitingPresence.personId, {
        how: 'من فتحه.',
        exported: 'whole',
        deletion: remove('لا معنى له بعد إغلاقه.'),
      }),
    ],
  }),
];

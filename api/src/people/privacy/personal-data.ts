import { sql } from 'drizzle-orm';
import { dataRequests } from '#platform/database/schema/index.ts';
import { byPerson, clear, describe, secretFile } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** Of a deleted account nothing waits: an export that is ready has no file any more, and one that waits is not made. */
const overAfterDeletion = sql`case when ${dataRequests.kind} = 'export' then case ${dataRequests.state}
  when 'ready' then 'done' when 'waiting' then 'cancelled' else ${dataRequests.state} end else ${dataRequests.state} end`;

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(dataRequests, {
    group: 'account',
    title: 'طلبات البيانات',
    purpose: 'طلبات تنزيل البيانات وحذف الحساب، ومتى نُفّذت.',
    retention:
      'بلا نهاية: هي الدليل على أن الطلب نُفّذ في موعده. ملف البيانات نفسه يُحذف بعد 24 ساعة.',
    columns: {
      id: words.id,
      kind: 'تنزيل البيانات أو حذف الحساب',
      personId: 'رقم الحساب',
      state: 'حالة الطلب',
      certificates: 'ماذا يصير بالشهادات عند حذف الحساب',
      createdAt: 'متى طُلب',
      dueAt: 'الموعد الأخير لتنفيذه',
      remindedAt: 'متى ذُكّر صاحبه بموعد الحذف',
      finishedAt: 'متى انتهى',
      path: secretFile('مكان ملف البيانات في التخزين'),
      bytes: 'حجم الملف',
      expiresAt: 'حتى متى يمكن تنزيل الملف',
    },
    links: [
      byPerson(dataRequests.personId, {
        how: 'صاحب الطلب.',
        exported: 'whole',
        deletion: clear(
          { state: () => overAfterDeletion, path: null, expiresAt: null },
          'الدليل على تنفيذ الطلب، ولا يبقى فيه اسم ولا بريد. ملف البيانات يُحذف مع الحساب.',
        ),
      }),
    ],
  }),
];

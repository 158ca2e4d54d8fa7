import {
  announcementDeliveries,
  announcementSwitches,
  announcements,
} from '#platform/database/schema/index.ts';
import { byPerson, byStaff, describe, keep, remove } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(announcements, {
    group: 'notices',
    title: 'الإعلانات',
    purpose: 'ما أُعلن لطلاب{ي} كورس أو لأهل المنصة كلهم.',
    retention: 'بلا نهاية؛ والمحذوف منها يبقى في سلة المحذوفات.',
    columns: {
      id: words.id,
      authorId: 'كاتب الإعلان',
      audience: 'لمن هو',
      courseId: words.course,
      title: 'العنوان',
      body: 'النص',
      link: 'الرابط',
      channels: 'كيف يصل',
      version: 'رقم آخر حفظ',
      fieldVersions: 'من غيّر كل حقل ومتى',
      savedAt: 'متى حُفظ',
      state: 'حالته',
      sendAt: 'موعد إرساله',
      senderId: 'من قرر إرساله',
      startedAt: 'متى بدأ الإرسال',
      finishedAt: 'متى انتهى',
      people: 'عدد من وصلهم',
      deletedAt: words.deletedAt,
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
    },
    links: [
      byPerson(announcements.authorId, {
        how: 'كاتب الإعلان.',
        exported: 'whole',
        deletion: keep('الإعلان باسم المنصة، ووصل إلى غيره.'),
      }),
      byStaff(announcements.senderId, 'من قرر الإرسال.'),
    ],
  }),
  describe(announcementDeliveries, {
    group: 'notices',
    title: 'وصول الإعلانات',
    purpose: 'لمن أُرسل كل إعلان، لئلا يصل مرتين.',
    retention: 'ما دام الإعلان.',
    columns: {
      announcementId: 'رقم الإعلان',
      personId: words.person,
      channel: 'كيف أُرسل',
      state: 'هل وصل',
      mailId: 'رقم رسالة البريد',
      at: 'متى',
    },
    links: [
      byPerson(announcementDeliveries.personId, {
        how: 'من أُرسل إليه.',
        exported: 'whole',
        deletion: keep('ليبقى عدد من وصلهم الإعلان صحيحًا؛ لا يبقى اسم ولا بريد.'),
      }),
    ],
  }),
  describe(announcementSwitches, {
    group: 'notices',
    title: 'ما أوقفه من الإعلانات',
    purpose: 'الإعلانات التي اختار الشخص ألا تصله.',
    retention: withAccount,
    columns: {
      personId: words.person,
      kind: 'نوع الإعلان',
      channel: 'الطريق الذي أُوقف',
      createdAt: words.createdAt,
    },
    links: [
      byPerson(announcementSwitches.personId, {
        how: 'من أوقفها.',
        exported: 'whole',
        deletion: remove('لا حاجة إليها بلا حساب.'),
      }),
    ],
  }),
];

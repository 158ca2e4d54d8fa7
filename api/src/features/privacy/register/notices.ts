import {
  announcementDeliveries,
  announcementSwitches,
  announcements,
  mails,
  notifications,
} from '#platform/database/schema/index.ts';
import { byAddress, byPerson, byStaff, describe, keep, remove } from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { withAccount, words } from './words.ts';

const person = 'رقم الحساب';

/** What the installation tells people. */
export const notices: RegisterDomain = {
  name: 'notices',
  title: 'الإشعارات والبريد',
  entries: [
    describe(notifications, {
      title: 'الإشعارات',
      purpose: 'قائمة الإشعارات في الحساب.',
      retention: withAccount,
      columns: {
        id: words.id,
        personId: person,
        type: 'نوع الإشعار',
        data: 'ما يُبنى منه نصه ورابطه',
        createdAt: words.createdAt,
        readAt: 'متى قُرئ',
      },
      links: [
        byPerson(notifications.personId, {
          how: 'من وصله.',
          exported: 'whole',
          deletion: remove('لا حاجة إليها بلا حساب.'),
        }),
      ],
    }),
    describe(announcements, {
      title: 'الإعلانات',
      purpose: 'ما أُعلن لطلاب كورس أو لأهل المنصة كلهم.',
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
      title: 'وصول الإعلانات',
      purpose: 'لمن أُرسل كل إعلان، لئلا يصل مرتين.',
      retention: 'ما دام الإعلان.',
      columns: {
        announcementId: 'رقم الإعلان',
        personId: person,
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
      title: 'ما أوقفه من الإعلانات',
      purpose: 'الإعلانات التي اختار الشخص ألا تصله.',
      retention: withAccount,
      columns: {
        personId: person,
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
    describe(mails, {
      title: 'سجل رسائل البريد',
      purpose: 'هل وصلت رسائل البريد، لمساعدة من لا يصله الكود. نص الرسالة لا يُحفظ.',
      retention: '30 يومًا.',
      columns: {
        id: words.id,
        recipient: 'البريد المرسل إليه',
        subject: 'عنوان الرسالة، بلا أكواد',
        template: 'نوع الرسالة',
        state: 'هل أُرسلت',
        reason: 'سبب عدم الإرسال',
        createdAt: words.createdAt,
        settledAt: 'متى أُرسلت أو رُفضت',
      },
      links: [
        byAddress(mails.recipient, {
          how: 'البريد المرسل إليه.',
          exported: 'whole',
          deletion: remove('لا حاجة إليها بلا حساب.'),
        }),
      ],
    }),
  ],
};

import { sql } from 'drizzle-orm';
import {
  announcementDeliveries,
  announcementSwitches,
  announcements,
  contactMessages,
  mails,
  notifications,
  orders,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byAddress,
  byCondition,
  byPerson,
  byStaff,
  clear,
  describe,
  keep,
  remove,
} from './describe.ts';
import { isOwnMessage, isOwnOrder } from './inbox.ts';
import type { RegisterDomain } from './types.ts';
import { withAccount, words } from './words.ts';

const person = 'رقم الحساب';

const ofOthers = 'الإشعار لمن وصله. وما فعله الشخص نفسه في بياناته.';

const { data } = notifications;

/** Notices of what somebody sent to the provider, with their name and the subject. */
const tellsOfTheirs: Belongs = (who) => sql`(
  (${notifications.type} = 'App\\Notifications\\OrderPlaced' and (${data} ->> 'orderId')::int in
    (select ${orders.id} from ${orders} where ${isOwnOrder(who)}))
  or (${notifications.type} = 'App\\Notifications\\ContactMessageSent' and (${data} ->> 'messageId')::int in
    (select ${contactMessages.id} from ${contactMessages} where ${isOwnMessage(who)})))`;

/** Notices to others that name them: by the account where the notice has it, as older ones do not. */
const namesThem: Belongs = ({ id, name }) => sql`(${notifications.personId} <> ${id} and
  coalesce(${data} ->> 'personId' = ${String(id)}, ${data} ->> 'personName' = ${name}))`;
const withoutName = sql`jsonb_set(${data}, '{personName}', '"حساب محذوف"')`;

/** Mails to the provider whose subjects name who has sent something. */
const isNamedInSubject: Belongs = (who) => sql`(
  (${mails.template} = 'transfer-arrived' and position(${who.name} in ${mails.subject}) > 0)
  or (${mails.template} = 'order' and exists (select from ${orders}
    where ${isOwnOrder(who)} and ${mails.subject} like '%من ' || ${orders.name}))
  or (${mails.template} = 'contact' and exists (select from ${contactMessages}
    where ${isOwnMessage(who)} and ${mails.subject} like '%' || ${contactMessages.name} || ': %')))`;

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
        byCondition([notifications.type, notifications.data], {
          belongs: tellsOfTheirs,
          how: 'إشعار إلى فريق المنصة بطلبه أو رسالته.',
          exported: 'no',
          why: ofOthers,
          deletion: remove('يُحذف مع الطلب أو الرسالة.'),
        }),
        byCondition([notifications.data], {
          belongs: namesThem,
          how: 'ذُكر اسمه في إشعار إلى غيره.',
          exported: 'no',
          why: ofOthers,
          deletion: clear(
            { data: () => withoutName },
            'الإشعار يبقى لمن وصله، ويظهر فيه «حساب محذوف».',
          ),
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
        byCondition([mails.subject, mails.template], {
          belongs: isNamedInSubject,
          how: 'ذُكر اسمه في عنوان رسالة إلى صاحب المنصة.',
          exported: 'no',
          why: 'الرسالة إلى غيره، وما أرسله هو في بياناته.',
          deletion: clear({ subject: '' }, 'يُمحى العنوان، ويبقى أن رسالة أُرسلت.'),
        }),
      ],
    }),
  ],
};

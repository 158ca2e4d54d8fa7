import { sql } from 'drizzle-orm';
import { contactMessages, notifications, orders } from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byPerson,
  clear,
  describe,
  remove,
} from '#platform/privacy/describe.ts';
import { isOwnMessage, isOwnOrder } from '#platform/privacy/owners.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { withAccount, words } from '#platform/privacy/words.ts';

const ofOthers = 'الإشعار لمن وصله. وما فعله الشخص نفسه في بياناته.';

const { data } = notifications;

/** Notices of what a person sent to the provider, with their name and the subject. */
const tellsOfTheirs: Belongs = (who) => sql`(
  (${notifications.type} = 'App\\Notifications\\OrderPlaced' and (${data} ->> 'orderId')::int in
    (select ${orders.id} from ${orders} where ${isOwnOrder(who)}))
  or (${notifications.type} = 'App\\Notifications\\ContactMessageSent' and (${data} ->> 'messageId')::int in
    (select ${contactMessages.id} from ${contactMessages} where ${isOwnMessage(who)})))`;

/** Notices to others that name them: by the account where the notice has it, as older ones do not. */
const namesThem: Belongs = ({ id, name }) => sql`(${notifications.personId} <> ${id} and
  coalesce(${data} ->> 'personId' = ${String(id)}, ${data} ->> 'personName' = ${name}))`;

const withoutName = sql`jsonb_set(${data}, '{personName}', '"حساب محذوف"')`;

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(notifications, {
    group: 'notices',
    title: 'الإشعارات',
    purpose: 'قائمة الإشعارات في الحساب.',
    retention: withAccount,
    columns: {
      id: words.id,
      personId: words.person,
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
];

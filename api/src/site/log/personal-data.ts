import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  auditLog,
  certificates,
  contactMessages,
  discussions,
  messages,
  orders,
  people,
  purchases,
  reviews,
  transfers,
} from '#platform/database/schema/index.ts';
import {
  type Belongs,
  byCondition,
  byStaff,
  clear,
  describe,
  either,
  isPerson,
  others,
  redact,
  refersTo,
} from '#platform/privacy/describe.ts';
import { isOwnMessage, isOwnOrder } from '#platform/privacy/owners.ts';
import type { PersonalData, Who } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

/** Entries about something by its kind in the log, and the condition of the rows that are theirs. */
const isAbout =
  (kind: string, id: PgColumn, belongs: Belongs): Belongs =>
  (who) =>
    sql`(${auditLog.kind} = ${kind} and ${refersTo(auditLog.itemId, id, belongs)(who)})`;

const isTheirAccount = isAbout('person', people.id, isPerson(people.id));

const ofBuyer = isPerson(purchases.personId);

/** What is theirs; its entries are called by their name of that time. */
const isTheirs: Belongs = either(
  isAbout('certificate', certificates.id, isPerson(certificates.personId)),
  isAbout('purchase', purchases.id, ofBuyer),
  isAbout('transfer', transfers.id, refersTo(transfers.purchaseId, purchases.id, ofBuyer)),
  isAbout('order', orders.id, isOwnOrder),
  isAbout('message', contactMessages.id, isOwnMessage),
  isAbout('review', reviews.id, isPerson(reviews.personId)),
  isAbout('discussion', discussions.id, isPerson(discussions.personId)),
  isAbout('chat-message', messages.id, isPerson(messages.personId)),
);

/** Texts that are theirs wherever they stand; a name of one word may be another person's. */
const ownTexts = ({ emails, name, phone }: Who) =>
  [
    ...emails,
    ...(/\s/.test(name) ? [name.toLowerCase()] : []),
    ...(phone ? [phone, phone.replace(/\D/g, '')] : []).filter((text) => text.length > 6),
  ].map((text) => JSON.stringify(text).slice(1, -1));

/** Entries in which the address, the name or the phone number was written. */
const namesThem: Belongs = (who) => sql`(${auditLog.name} = ${who.name}
  or jsonb_path_exists(${auditLog.details}, '$.** ? (@ == $name)', jsonb_build_object('name', ${who.name}::text))
  or exists (select from unnest(${sql.param(ownTexts(who))}::text[]) said where position(said
    in lower(${auditLog.details}::text || ' ' || ${auditLog.name} || ' ' || array_to_string(${auditLog.changed}, ' '))) > 0))`;

const trace = ['details', 'name', 'changed'];

const withoutDetails = clear(
  { details: () => ({}), name: 'حساب محذوف', changed: () => [] },
  'يبقى ما جرى ومتى، ويُمحى الاسم والتفاصيل.',
);

const traceStays = 'أثر العمل يبقى، ويُمحى منه الاسم والبريد والهاتف.';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(auditLog, {
    group: 'studio',
    title: 'سجل التغييرات',
    purpose: 'من غيّر ماذا ومتى، ليُفهم ما جرى ويُتراجع عنه.',
    retention: 'بلا نهاية.',
    columns: {
      id: words.id,
      personId: others('من غيّر'),
      action: 'ماذا فعل',
      kind: 'نوع الشيء',
      itemId: 'رقم الشيء',
      details: 'تفاصيل التغيير',
      createdAt: 'متى',
      courseId: words.course,
      name: 'اسم الشيء',
      changed: 'ما تغيّر، ليُعرف هل يمكن التراجع',
      undoneBy: 'السطر الذي تراجع عنه',
      searchText: words.searchText,
    },
    links: [
      byStaff(auditLog.personId, 'من غيّر.'),
      byCondition([auditLog.kind, auditLog.itemId], {
        belongs: isTheirAccount,
        how: 'التغيير في حسابه.',
        exported: 'whole',
        deletion: withoutDetails,
      }),
      byCondition([auditLog.kind, auditLog.itemId], {
        belongs: isTheirs,
        how: 'التغيير في شيء له: شهادة أو شراء أو طلب أو تقييم أو سؤال أو رسالة.',
        exported: 'mention',
        deletion: withoutDetails,
      }),
      byCondition([auditLog.details, auditLog.name], {
        belongs: namesThem,
        how: 'ذُكر فيه بريده أو اسمه، في عمل على شيء آخر.',
        exported: 'mention',
        deletion: redact(trace, traceStays),
      }),
    ],
  }),
];

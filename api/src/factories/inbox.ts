import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  contactMessages,
  inboxMails,
  inboxNotes,
  orders,
} from '#platform/database/schema/index.ts';
import { unique } from './unique.ts';

/** Creates an order; a general request unless a service is given. */
export async function makeOrder(
  db: Queryable,
  overrides: Partial<typeof orders.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(orders)
      .values({
        name: `طالب خدمة ${number}`,
        phone: '+20 100 123 4567',
        email: `order${number}-${Date.now()}@example.org`,
        country: 'مصر',
        jobTitle: 'مدير مشروع',
        description: `وصف الطلب ${number}`,
        ...overrides,
      })
      .returning(),
  );
}

export async function makeContactMessage(
  db: Queryable,
  overrides: Partial<typeof contactMessages.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(contactMessages)
      .values({
        name: `مراسل ${number}`,
        email: `sender${number}-${Date.now()}@example.org`,
        subject: `موضوع ${number}`,
        message: `نص الرسالة ${number}`,
        ...overrides,
      })
      .returning(),
  );
}

/** Creates a note of the staff about an order or a message. */
export async function makeInboxNote(
  db: Queryable,
  overrides: Partial<typeof inboxNotes.$inferInsert>,
) {
  const body = `ملاحظة ${unique()}`;
  return only(
    await db
      .insert(inboxNotes)
      .values({ body, ...overrides })
      .returning(),
  );
}

/** Creates an answer that was mailed to the sender of an order or a message. */
export async function makeInboxMail(
  db: Queryable,
  overrides: Partial<typeof inboxMails.$inferInsert>,
) {
  const number = unique();
  return only(
    await db
      .insert(inboxMails)
      .values({
        subject: `جواب ${number}`,
        body: `نص الجواب ${number}`,
        state: 'sent',
        ...overrides,
      })
      .returning(),
  );
}

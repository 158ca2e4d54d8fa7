import { makeContactMessage, makeInboxMail, makeInboxNote, makeOrder } from '#factories/inbox.ts';
import type { DemoContent, DemoMessage, DemoOrder } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

const provider = 'admin@example.com';

interface Letter {
  reference: { orderId: number } | { messageId: number };
  subject: string;
  createdAt: Date;
}

/** What the provider answered and noted an hour later. */
async function writeThread(
  { db, people }: Loading,
  { answer, note }: DemoOrder | DemoMessage,
  { reference, subject, createdAt }: Letter,
) {
  const later = new Date(createdAt.getTime() + 60 * 60_000);
  const by = { ...reference, personId: people.get(provider).id, createdAt: later };
  if (note) await makeInboxNote(db, { ...by, body: note });
  if (answer) await makeInboxMail(db, { ...by, subject, body: answer, settledAt: later });
}

/** Writes orders and contact messages, the oldest first. Requires the people and the services. */
export async function writeInbox(loading: Loading, content: DemoContent): Promise<void> {
  const { db, services, ago } = loading;
  for (const order of content.orders.toReversed()) {
    const { hoursAgo, service, answer, note, ...values } = order;
    const createdAt = ago(hoursAgo / 24);
    const serviceId = service === null ? null : services.get(service);
    const { id } = await makeOrder(db, { ...values, serviceId, createdAt });
    const subject = `بخصوص طلبك رقم ${id}`;
    await writeThread(loading, order, { reference: { orderId: id }, subject, createdAt });
  }
  for (const message of content.messages.toReversed()) {
    const { hoursAgo, answer, note, ...values } = message;
    const createdAt = ago(hoursAgo / 24);
    const { id } = await makeContactMessage(db, { ...values, createdAt });
    const subject = `رد على رسالتك: ${values.subject}`;
    await writeThread(loading, message, { reference: { messageId: id }, subject, createdAt });
  }
}

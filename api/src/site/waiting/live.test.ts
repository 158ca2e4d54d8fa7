import { expect, test } from 'vitest';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { makeContactMessage, makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { openInvalidationBus } from '#platform/http/cache/invalidation-bus.ts';
import { followWaiting } from '../../app.ts';
import { openTabs } from '../../testing/tabs.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { whenScopeEnds } from '../../testing/when-scope-ends.ts';

const { address, call, db, platform, pool, tokenOf } = await startTestApp({
  work: false,
  sockets: true,
});
const bus = await openInvalidationBus({
  url: platform.config.databaseUrl ?? '',
  pool,
  log: platform.log,
});
whenScopeEnds(() => bus.close());
followWaiting(platform, bus);

const tabs = openTabs(address);
const admin = await makeAdmin(db);
const student = await makePerson(db);

/** The kinds of which a tab was notified so far. */
const kindsOf = (tab: Awaited<ReturnType<typeof tabs.open>>) =>
  tab.all('waiting-changed').flatMap(({ payload }) => payload.kinds as string[]);

test('the staff is notified of what arrives, is answered, assigned and snoozed; students are not', async () => {
  const [open, other] = [
    await tabs.open(await tokenOf(admin)),
    await tabs.open(await tokenOf(student)),
  ];
  const order = await makeOrder(db);
  await expect.poll(() => kindsOf(open)).toEqual(['orders']);
  await call(`PUT /api/studio/inbox/orders/${order.id}/assignee`, {
    as: admin,
    body: { person: admin.id },
  });
  await expect.poll(() => kindsOf(open)).toHaveLength(2);
  const until = new Date(Date.now() + 60_000).toISOString();
  await call(`PUT /api/studio/inbox/orders/${order.id}/snooze`, { as: admin, body: { until } });
  await expect.poll(() => kindsOf(open)).toHaveLength(3);
  await call('PUT /api/studio/orders/state', {
    as: admin,
    body: { ids: [order.id], state: 'archived' },
  });
  await expect.poll(() => kindsOf(open)).toHaveLength(4);

  await makeContactMessage(db);
  await expect.poll(() => kindsOf(open)).toHaveLength(5);
  const question = await makeDiscussion(db);
  await expect.poll(() => kindsOf(open)).toContain('questions');
  const before = kindsOf(open).length;
  // The question waits already: another message of its student changes nothing.
  await makeMessage(db, { conversationId: question.conversationId, personId: question.personId });
  await makeContactMessage(db);
  await expect.poll(() => kindsOf(open)).toHaveLength(before + 1);
  expect(other.all('waiting-changed')).toEqual([]);
});

import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Person } from '#platform/http/access.ts';
import { can } from '#platform/http/capabilities.ts';
import { kinds } from './kinds.ts';

/** Whether a person answers orders, or contact messages, at all. */
export const answers = (caller: Person, kind: InboxKind): boolean =>
  can(caller, kinds[kind].capability);

/** The condition on the `services` whose orders a person answers; null where they answer all, also general requests. */
export const managedServices = (caller: Person): SQL | null =>
  can(caller, 'settings:edit') ? null : sql`services.manager_id = ${caller.id}`;

/** The condition that an order, by the id of its service, is of a service that a person manages. */
export const isManagedBy = (person: number, serviceId: SQL): SQL =>
  sql`${serviceId} in (select services.id from services where services.manager_id = ${person})`;

/** The condition that an order or message is the caller's to answer; `serviceId` is the order's column. */
export const isOwn = (caller: Person, kind: InboxKind, serviceId: SQL): SQL =>
  kind === 'message' || managedServices(caller) === null
    ? sql`true`
    : isManagedBy(caller.id, serviceId);

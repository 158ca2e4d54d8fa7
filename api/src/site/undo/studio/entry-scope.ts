import { type SQL, sql } from 'drizzle-orm';
import { inScope, orderInScope, type Scope } from '#learning/staff/index.ts';
import type { CourseRole } from '#platform/http/capabilities.ts';

/** An entry without an item is about all orders: of the ready texts, or of an export. */
const ofOrders = (scope: Scope): SQL =>
  scope.orders
    ? sql`(audit_log.kind = 'order' and (audit_log.item_id = 0 or exists (select from orders
        where orders.id = audit_log.item_id and ${orderInScope(scope, sql`orders.service_id`)})))`
    : sql`false`;

/** The condition that an entry of the audit log is about something in the scope; for queries from `audit_log`. */
export function entryInScope(scope: Scope): SQL {
  if (scope.everything) return sql`true`;
  const courses = inScope(scope, sql`audit_log.course_id`) ?? sql`audit_log.course_id is not null`;
  const publishing = scope.publishing
    ? sql`audit_log.kind in ('article', 'service', 'project', 'page', 'skill')`
    : sql`false`;
  return sql`(${courses} or ${publishing} or ${ofOrders(scope)})`;
}

/** A person's part in the course that an entry is about. */
export const roleInEntry = (person: number) =>
  sql<CourseRole | null>`(select role from course_staff
    where course_id = audit_log.course_id and person_id = ${person})`;

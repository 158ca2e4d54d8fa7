import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import { sql } from 'drizzle-orm';

/**
 * Where a purchase stands for its buyer, for queries that select from `purchases`. What a person has decided last counts
 * before what was sent; an approved receipt that did not pay was for another amount, which is an open case.
 */
export const purchaseStage = sql<PurchaseStage>`case
  when purchases.state in ('paid', 'refunded') then purchases.state
  when exists (select from payment_cases join payments on payments.id = payment_cases.payment_id
    where payments.purchase_id = purchases.id and payment_cases.state = 'open') then 'review'
  when purchases.state <> 'open' then purchases.state
  else coalesce((select case when newest.state in ('waiting', 'asked', 'declined') then newest.state end
    from transfers newest where newest.purchase_id = purchases.id order by newest.id desc limit 1), 'unpaid')
end`;

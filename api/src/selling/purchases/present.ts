import type { Purchase, PurchaseLine } from '@nibras/contract/selling/purchases/shapes.ts';
import { dueOf, type ShownLine, type ShownPurchase } from './queries.ts';

function presentLine({ line, slug, image, bundleName }: ShownLine): PurchaseLine {
  return {
    id: line.id,
    course: line.courseId === null ? null : { id: line.courseId, slug: slug ?? '', image },
    name: line.name,
    bundle: line.bundleId === null ? null : { id: line.bundleId, name: bundleName ?? '' },
    price: line.price,
    discount: line.discount,
    total: line.total,
    refunded: line.refunded,
    access_days: line.accessDays,
    access_until: line.accessUntil?.toISOString() ?? null,
  };
}

/** A purchase as its owner and the studio get it. */
export function presentPurchase({ purchase, coupon, stage, lines }: ShownPurchase): Purchase {
  return {
    id: purchase.id,
    reference: purchase.reference,
    state: purchase.state,
    stage,
    currency: purchase.currency,
    price: purchase.price,
    discount: purchase.discount,
    tax: purchase.tax,
    total: purchase.total,
    credit: purchase.credit,
    due: dueOf(purchase),
    coupon,
    way: purchase.way,
    lines: lines.map(presentLine),
    created_at: purchase.createdAt.toISOString(),
    expires_at: purchase.expiresAt.toISOString(),
    paid_at: purchase.paidAt?.toISOString() ?? null,
    ended_at: purchase.endedAt?.toISOString() ?? null,
  };
}

import type { PurchaseStage } from '@nibras/contract/selling/purchases/shapes.ts';
import type { BadgeProps } from '#ui/list/badge.tsx';

/** What each stage of a purchase is called, wherever it is shown to its buyer. */
export const purchaseStageNames: Record<PurchaseStage, { name: string; tone: BadgeProps['tone'] }> =
  {
    unpaid: { name: 'ينتظر الدفع', tone: 'warning' },
    waiting: { name: 'إيصالك قيد المراجعة', tone: 'info' },
    asked: { name: 'ينتظر جوابك عن سؤالنا', tone: 'warning' },
    declined: { name: 'لم نقبل إيصالك', tone: 'danger' },
    review: { name: 'نراجع دفعتك', tone: 'info' },
    paid: { name: 'مدفوع', tone: 'success' },
    refunded: { name: 'مُسترد', tone: 'neutral' },
    expired: { name: 'انتهت مهلته', tone: 'neutral' },
    cancelled: { name: 'ملغى', tone: 'neutral' },
  };

const isStage = (stage: string): stage is PurchaseStage => Object.hasOwn(purchaseStageNames, stage);

/** The name of a stage as a server says it; null for one that is not known here. */
export const stageName = (stage: string) => (isStage(stage) ? purchaseStageNames[stage] : null);

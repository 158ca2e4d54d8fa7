import type { BundleState } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

/** Of many, as the list's filter has them. */
export const listedStates: Record<BundleState, string> = {
  offered: 'المعروضة',
  stopped: 'التي لا تُعرض',
  off: 'الموقوفة',
  binned: 'سلة المحذوفات',
};

/** What is wrong with a field, under its name on the wire. */
export const bundleProblems: Record<string, string> = {
  name: 'اكتب اسم الباقة، في سطر واحد.',
  price: 'اكتب سعرًا أكبر من صفر، بكسور لا تزيد على كسور العملة.',
  courses: wording`اختر كورسين على الأقل.`,
  description: 'الوصف أطول مما يمكن حفظه.',
};

import type { z } from 'zod';
import { countLabel } from './text/count.ts';

/** The Arabic error text of a field, used by the API and the forms. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'هذا الحقل مطلوب.'
        : 'قيمة هذا الحقل غير صحيحة.';
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1
          ? 'هذا الحقل مطلوب.'
          : `يجب ألا يقل النص عن ${countLabel(Number(issue.minimum), 'letter', 'genitive')}.`;
      }
      return `يجب ألا تقل القيمة عن ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `يجب ألا يزيد النص على ${countLabel(Number(issue.maximum), 'letter', 'genitive')}.`
        : `يجب ألا تزيد القيمة على ${issue.maximum}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'اكتب بريدًا إلكترونيًا صحيحًا.' : 'صيغة هذا الحقل غير صحيحة.';
    case 'invalid_value':
      return 'القيمة المختارة غير متاحة.';
    case 'unrecognized_keys':
      return 'تحتوي البيانات على حقول غير معروفة.';
    default:
      return 'قيمة هذا الحقل غير صحيحة.';
  }
}

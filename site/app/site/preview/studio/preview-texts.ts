import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';

export const previewTexts = {
  student: wording`طالب`,
  nothingHappens: 'هذه معاينة: لا يُنفَّذ منها شيء ولا يُرسل.',
  signInHere: 'هنا يطلب الموقع من الزائر تسجيل الدخول.',
} as const;

export const viewerNames: Record<PreviewViewer, string> = {
  stranger: 'زائر',
  student: wording`طالب {لم يشترك|لم تشترك}`,
  member: 'مشترك',
};

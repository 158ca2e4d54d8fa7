import type { PreviewViewer } from '@nibras/contract/site/preview/studio/shapes.ts';

export const previewTexts = {
  student: 'طالب',
  nothingHappens: 'هذه معاينة: لا يُنفَّذ منها شيء ولا يُرسل.',
  signInHere: 'هنا يطلب الموقع من الزائر تسجيل الدخول.',
} as const;

export const viewerNames: Record<PreviewViewer, string> = {
  stranger: 'زائر',
  student: 'طالب لم يشترك',
  member: 'مشترك',
};

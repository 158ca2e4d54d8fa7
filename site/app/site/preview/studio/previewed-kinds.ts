import { wording } from '@nibras/contract/text/wording.ts';

/** The kinds of pages that have a preview, by the first part of their addresses. */
export const previewedKinds = {
  courses: {
    frame: wording`معاينة صفحة الكورس`,
    edit: (id: string) => `/studio/courses/${id}/details`,
  },
  lectures: {
    frame: wording`معاينة صفحة المحاضرة`,
    edit: (id: string) => `/studio/lectures/${id}`,
  },
  articles: { frame: wording`معاينة صفحة المقال`, edit: (id: string) => `/studio/articles/${id}` },
  services: { frame: wording`معاينة صفحة الخدمة`, edit: (id: string) => `/studio/services/${id}` },
  projects: { frame: wording`معاينة صفحة المشروع`, edit: (id: string) => `/studio/projects/${id}` },
} as const;
export type PreviewedKind = keyof typeof previewedKinds;

/** The kind that an address names; courses for an unknown one. */
export const previewedKind = (kind: string | undefined): PreviewedKind =>
  kind !== undefined && Object.hasOwn(previewedKinds, kind) ? (kind as PreviewedKind) : 'courses';

/** Whether a page differs by who looks at it. */
export const hasViewers = (kind: PreviewedKind): boolean =>
  kind === 'courses' || kind === 'lectures';

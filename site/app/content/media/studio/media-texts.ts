import type { Media, MediaKind, MediaUse } from '@nibras/contract/content/media/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';

export const kindNames: Record<MediaKind, string> = {
  image: 'صورة',
  video: 'فيديو',
  captions: 'ترجمة',
  document: 'ملف',
};

/** What the file chooser offers for a kind; the server decides by the content. */
export const acceptedFiles: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.mov,.webm',
  captions: '.vtt,.srt,text/vtt',
  document: '',
};

/** What a kind may be, for those who choose a file. */
export const kindHints: Record<MediaKind, string> = {
  image: 'JPG أو PNG أو WebP أو AVIF أو GIF',
  video: 'MP4 (H.264) أو WebM',
  captions: 'VTT أو SRT',
  document: 'PDF أو ملف مضغوط أو مستند أو ملف كود',
};

/** A length as a clock shows it: `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Size, length and measures of a file, as far as they are known. */
export function factsOf({ bytes, duration, width, height, kind }: Media): string[] {
  return [
    formatBytes(bytes),
    ...(duration === null
      ? kind === 'video'
        ? ['المدة غير معروفة']
        : []
      : [formatDuration(duration)]),
    ...(width && height ? [`\u2066${width}×${height}\u2069`] : []),
  ];
}

const useKinds: Record<MediaUse['kind'], string> = {
  course: wording`كورس`,
  lecture: wording`محاضرة`,
  article: wording`مقال`,
  service: wording`خدمة`,
  project: wording`مشروع`,
  page: 'صفحة',
  site: 'إعدادات الموقع',
  question: 'سؤال',
  skill: 'مهارة',
};
const useStates: Record<MediaUse['state'], string> = {
  content: '',
  draft: 'في مسودة',
  version: 'في نسخة سابقة',
};

/** «محاضرة «المتغيرات»، في مسودة»: one place where a file is used. */
export function placeText({ kind, name, state }: MediaUse): string {
  const place = name ? `${useKinds[kind]} «${name}»` : `${useKinds[kind]} لا تعمل عليه`;
  return useStates[state] ? `${place}، ${useStates[state]}` : place;
}

/** «غير مستخدم», «مستخدم في موضع واحد» … */
export function usesText(uses: number): string {
  if (uses === 0) return 'غير مستخدم';
  return `مستخدم في ${countLabel(uses, rareNouns.place, 'genitive')}`;
}

import type { InboxDetail, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { aboutText } from '../inbox-texts.ts';

/** What a ready text can name, in the order in which it is explained. */
export const templateWords: Record<InboxKind, { word: string; about: string }[]> = {
  order: [
    { word: '{الاسم}', about: 'اسم صاحب الطلب' },
    { word: '{الخدمة}', about: wording`الخدمة {المطلوبة|المطلوب}` },
    { word: '{الرقم}', about: 'رقم الطلب' },
    { word: '{المنصة}', about: 'اسم المنصة' },
    { word: '{المرسل}', about: 'اسمك' },
  ],
  message: [
    { word: '{الاسم}', about: 'اسم صاحب الرسالة' },
    { word: '{الموضوع}', about: 'موضوع الرسالة' },
    { word: '{المنصة}', about: 'اسم المنصة' },
    { word: '{المرسل}', about: 'اسمك' },
  ],
};

interface Filling {
  kind: InboxKind;
  item: Pick<InboxDetail, 'id' | 'name' | 'about'>;
  siteName: string;
  /** The name of anyone who answers. */
  sender: string;
}

/** A ready text with the words in braces replaced; words that it does not know stay, to be filled in by hand. */
export function fillTemplate(text: string, { kind, item, siteName, sender }: Filling): string {
  const about = aboutText(kind, item.about);
  const values: Record<string, string> = {
    الاسم: item.name,
    الخدمة: about,
    الموضوع: about,
    الرقم: String(item.id),
    المنصة: siteName,
    المرسل: sender,
  };
  return text.replace(
    /\{([^{}\n]{1,40})\}/g,
    (whole, word: string) => values[word.trim()] ?? whole,
  );
}

/** The words in braces that are still in an answer; they would reach its reader as they are. */
export const unfilledWords = (text: string): string[] => [
  ...new Set(text.match(/\{[\p{L} ]{1,40}\}/gu) ?? []),
];

/** The text as it is stored, without the isolates that show its codes. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066\u2069]/g, '');

/** A text with each code that is dialled, such as *9*7#, in an isolate (U+2066, U+2069): its signs keep their order. */
export const isolatedCodes = (text: string): string =>
  withoutIsolates(text).replace(/[*#][\d*]{1,20}#/g, (code) => `\u2066${code}\u2069`);

export { parseRichText } from './rich-text/parse-rich-text.ts';
export { RichText } from './rich-text/rich-text.tsx';

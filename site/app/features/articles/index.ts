export { readRichText } from './rich-text/read-rich-text.ts';
export { RichText } from './rich-text/rich-text.tsx';

export { kindTexts } from './inbox-texts.ts';

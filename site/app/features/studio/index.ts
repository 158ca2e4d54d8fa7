export { RichTextField } from './editor/rich-text-field.tsx';
export { default as studioStyles } from './studio.css?url';

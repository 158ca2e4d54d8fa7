import { namedDirection } from '@nibras/contract/html/html-schema.ts';
import type { Attribute } from '@tiptap/core';

/** The direction that an author chose. Not rendered: `directions.ts` shows it together with the automatic ones. */
export const dirAttribute: Partial<Attribute> = {
  default: null,
  parseHTML: (element) => namedDirection(element.getAttribute('dir')),
  rendered: false,
};

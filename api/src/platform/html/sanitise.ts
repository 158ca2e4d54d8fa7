import {
  calloutKind,
  htmlClasses,
  htmlElements,
  namedDirection,
  removedElements,
  renamedElements,
  safeHref,
  safeSource,
} from '@nibras/contract/html/html-schema.ts';
import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';
import { boundDepth } from './bound-depth.ts';

const renamed = Object.fromEntries(
  Object.entries(renamedElements).map(([from, to]): [string, Transformer] => [
    from,
    (_, { dir = '' }) => ({ tagName: to, attribs: { dir } }),
  ]),
);

/** Keeps a direction that the schema knows, in small letters. */
const withDirection: Transformer = (tagName, { dir, ...attribs }) => {
  const direction = namedDirection(dir ?? null);
  return { tagName, attribs: direction ? { ...attribs, dir: direction } : attribs };
};

const options: IOptions = {
  allowedTags: Object.keys(htmlElements),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(htmlElements).map(([name, list]) => [name, [...list]])),
    a: [...htmlElements.a, 'rel'],
  },
  allowedClasses: {
    aside: [...htmlClasses.aside],
    code: [...htmlClasses.code],
    span: [...htmlClasses.span],
  },
  nonTextTags: [...removedElements],
  // Addresses are checked below with the contract's functions, which the site uses too.
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...renamed,
    // After the rules of single elements, so also for a renamed one.
    '*': withDirection,
    aside: (tagName, { class: className = '', ...attribs }) => ({
      tagName,
      attribs: { class: `callout-${calloutKind(className)}`, ...attribs },
    }),
    pre: (tagName, { 'data-run': run }) => {
      const attribs: Attributes = run === 'true' ? { 'data-run': run } : {};
      return { tagName, attribs };
    },
    a: (tagName, { href = '' }) => {
      const address = safeHref(href);
      const attribs: Attributes = address ? { href: address } : {};
      if (address && !address.startsWith('/')) attribs.rel = 'noopener nofollow';
      return { tagName, attribs };
    },
    img: (tagName, { src = '', alt = '' }) => {
      const address = safeSource(src);
      const attribs: Attributes = address ? { src: address, alt } : {};
      return { tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Sanitises HTML for storage: removes all markup that the contract's schema does not allow and keeps its text. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(boundDepth(html), options);

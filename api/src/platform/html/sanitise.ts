import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/**
 * What a text of ours is made of: paragraphs, headings below the page's own, lists, quotations, links and code.
 * No pictures, frames, styles or scripts; `language-*` on code names its language for highlighting.
 */
const options: IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'blockquote',
    'a',
    'code',
    'pre',
  ],
  allowedAttributes: { a: ['href', 'rel'], code: ['class'] },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  // An address without a scheme (`//elsewhere`) would leave the site while it looks like a page of it.
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const address = href.trim();
      const attribs: Attributes = {};
      // A page of ours or a part of this one; `//` and `/\\` would lead elsewhere while they look like it.
      if (/^(#|\/(?![/\\]))/.test(address)) attribs.href = address;
      else if (/^(https?|mailto):/i.test(address)) {
        attribs.href = address;
        attribs.rel = 'noopener nofollow';
      }
      return { tagName, attribs };
    },
  },
};

/** HTML as it may be stored: everything that is not on the list above is taken away, its text kept. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options);

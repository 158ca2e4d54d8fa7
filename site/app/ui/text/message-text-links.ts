export interface FoundLink {
  from: number;
  to: number;
  href: string;
  /** The decoded URL: Arabic letters instead of percent codes. */
  text: string;
}

/**
 * Only URLs with a scheme, `www.`, or e-mail addresses. Bare names do not count: a programmer's `main.py` is a file and
 * not a site in Paraguay. Arabic punctuation ends an address, because it is always encoded inside one.
 */
const address =
  /(?<![\w@.])(?:https?:\/\/|www\.)[^\s<>"`«»“”،؛؟]+|(?<![\w@.+-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;

/**
 * Removes punctuation of the sentence after an address; a closing bracket stays if the address contains its opening
 * one.
 */
function withoutSentenceEnd(text: string): string {
  let end = text.length;
  for (;;) {
    const last = text[end - 1] ?? '';
    const inside = text.slice(0, end);
    const opens = { ')': '(', ']': '[', '}': '{' }[last];
    const unmatched = opens && inside.split(opens).length < inside.split(last).length;
    if (end > 0 && (/[.,:;!?'*_~…ـ-]/.test(last) || unmatched)) end--;
    else return inside;
  }
}

function readable(text: string): string {
  try {
    const decoded = decodeURI(text);
    // A decoded space or direction mark could display another address than the one that opens.
    return /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(decoded) ? text : decoded;
  } catch {
    return text;
  }
}

function hrefOf(text: string): string | null {
  if (!/^(?:https?:\/\/|www\.)/i.test(text)) return `mailto:${text}`;
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(href)) return null;
  const parsed = new URL(href);
  // A user name before the host (https://bank.example@other.example) displays one site and opens another.
  return parsed.username || parsed.password ? null : parsed.href;
}

/** The links in a text, in order. Only http, https and mailto can result. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(address)].flatMap((match) => {
    const found = withoutSentenceEnd(match[0]);
    const href = hrefOf(found);
    if (!href) return [];
    return [{ from: match.index, to: match.index + found.length, href, text: readable(found) }];
  });
}

export interface FoundLink {
  from: number;
  to: number;
  href: string;
  /** The address as a person reads it: Arabic letters instead of their codes. */
  text: string;
}

/**
 * Only what is written as an address: a scheme, `www.` or a mailbox. Bare names are not taken, since a programmer's
 * `main.py` is a file and not a site in Paraguay. Arabic marks end an address; they are never bare inside one.
 */
const address =
  /(?<![\w@.])(?:https?:\/\/|www\.)[^\s<>"`«»“”،؛؟]+|(?<![\w@.+-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;

/** A sentence's marks after an address are not its own; a bracket is, where the address opened it. */
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
    // A decoded space or mark of direction could show another address than the one that opens.
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
  // A name before the host (https://bank.example@other.example) shows one site and opens another.
  return parsed.username || parsed.password ? null : parsed.href;
}

/** The addresses in a text, in order: http, https and mail, and nothing else can come out of it. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(address)].flatMap((match) => {
    const found = withoutSentenceEnd(match[0]);
    const href = hrefOf(found);
    if (!href) return [];
    return [{ from: match.index, to: match.index + found.length, href, text: readable(found) }];
  });
}

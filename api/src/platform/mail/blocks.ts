import { escapeHtml } from '../html/escape-html.ts';

export interface MailFact {
  label: string;
  value: string;
  /** The link of the value: `mailto:` or `tel:`. */
  href?: string;
  /** Whether the value is left to right, as addresses and numbers are. */
  ltr?: boolean;
}

/** A block of a mail's content. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** A code, large and on its own line. */
  | { kind: 'code'; code: string }
  /** A muted note, such as what to do about an unexpected mail. */
  | { kind: 'note'; text: string }
  | { kind: 'facts'; facts: MailFact[] }
  /** The main button. */
  | { kind: 'action'; label: string; href: string }
  /** A muted link. */
  | { kind: 'link'; label: string; href: string }
  /** What a person of the staff wrote, as the mail's own text: in its own direction and with its line breaks. */
  | { kind: 'letter'; text: string }
  /** A person's text with its line breaks, set apart from ours. */
  | { kind: 'quote'; text: string };

type Of<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

/** Words of another script only, which run left to right. */
const isLatin = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text);

const textHtml = ({ text }: Of<'text'>) =>
  `<p class="ink"${isLatin(text) ? ' dir="ltr"' : ''} style="margin:0 0 16px;font-size:16px;line-height:1.8;color:#15183a">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const codeHtml = ({ code }: Of<'code'>) =>
  `<div class="code" dir="ltr" style="margin:8px 0 24px;padding:16px 8px;background:#fff7e0;border:1px solid #f5af19;border-radius:14px;text-align:center;direction:ltr;unicode-bidi:isolate;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;line-height:1.3;font-weight:700;letter-spacing:8px;text-indent:8px;color:#0e1028">${escapeHtml(code)}</div>`;

const noteHtml = ({ text }: Of<'note'>) =>
  `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:1.8;color:#565a7d">${escapeHtml(text)}</p>`;

function factHtml({ label, value, href, ltr }: MailFact): string {
  const words = `<bdi${ltr ? ' dir="ltr"' : ''}>${escapeHtml(value)}</bdi>`;
  const shown = href
    ? `<a href="${escapeHtml(href)}" class="ink" style="color:#15183a">${words}</a>`
    : words;
  return `<tr>
<td class="quiet" valign="top" style="padding:4px 0;font-size:14px;line-height:1.8;color:#565a7d;white-space:nowrap">${escapeHtml(label)}</td>
<td class="ink" valign="top" style="padding:4px 16px;font-size:16px;line-height:1.6;color:#15183a;word-break:break-word">${shown}</td>
</tr>`;
}

const factsHtml = ({ facts }: Of<'facts'>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${facts.map(factHtml).join('')}</table>`;

const quoteHtml = ({ text }: Of<'quote'>) =>
  `<div class="quote" dir="auto" style="margin:0 0 16px;padding:14px 18px;background:#fafaf7;border:1px solid #e6e4da;border-radius:14px;font-size:16px;line-height:1.8;color:#15183a;white-space:pre-wrap;word-break:break-word">${escapeHtml(text)}</div>`;

const letterHtml = ({ text }: Of<'letter'>) =>
  `<div class="ink" dir="auto" style="margin:0 0 24px;font-size:16px;line-height:1.8;color:#15183a;word-break:break-word">${escapeHtml(text).replaceAll('\n', '<br>')}</div>`;

const actionHtml = ({ label, href }: Of<'action'>) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;background:#ffc53d;border-radius:12px;font-size:16px;line-height:1.4;font-weight:700;color:#0e1028;text-decoration:none">${escapeHtml(label)}</a></p>`;

const linkHtml = ({ label, href }: Of<'link'>) =>
  `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:1.8"><a href="${escapeHtml(href)}" class="quiet" style="color:#565a7d">${escapeHtml(label)}</a></p>`;

/** Renders a block as HTML. */
export function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return textHtml(block);
    case 'code':
      return codeHtml(block);
    case 'note':
      return noteHtml(block);
    case 'facts':
      return factsHtml(block);
    case 'letter':
      return letterHtml(block);
    case 'action':
      return actionHtml(block);
    case 'link':
      return linkHtml(block);
    case 'quote':
      return quoteHtml(block);
  }
}

/** Renders a block as plain text. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'code':
      return block.code;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'action':
    case 'link':
      return `${block.label}\n${block.href}`;
    default:
      return block.text;
  }
}

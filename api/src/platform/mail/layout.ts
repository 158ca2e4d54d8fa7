import type { Settings } from '../config/settings.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { blockHtml, blockText, type MailBlock } from './blocks.ts';
import { markSource } from './mail-mark.ts';

export interface MailContent {
  settings: Pick<Settings, 'siteName' | 'publicUrl'>;
  /** The preview that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
  /** The footer that replaces «no reply is needed» where replies reach a person. */
  closing?: string | undefined;
}

const fonts = "'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', Arial, sans-serif";

/** Mail programs may drop everything but inline styles, so the light theme is inline and this overrides it. */
const darkTheme = `
@media (prefers-color-scheme: dark) {
  .page { background: #0e1028 !important }
  .card { background: #15183a !important; border-color: #2b3070 !important }
  .ink { color: #f4f2ea !important }
  .quiet { color: #b4b8dc !important }
  .code { background: #1e2250 !important; border-color: #f5af19 !important; color: #ffc53d !important }
  .quote { background: #1e2250 !important; border-color: #2b3070 !important; color: #f4f2ea !important }
}`;

/**
 * The mark (`contract/site/mark.ts`), which travels with the mail: a remote picture would be blocked, or would reveal that
 * the mail was opened.
 */
const lampMark = `<img src="${markSource}" width="44" height="44" alt="" style="display:block;border:0">`;

/** A closing that offers a reply to the provider; none where the provider has no address. */
export const replyClosing = (
  { contact }: Pick<Settings, 'contact'>,
  closing = 'ردّك على هذه الرسالة يصل إلينا مباشرة.',
): string | undefined => (contact.email === '' ? undefined : closing);

const automatic = 'هذه رسالة آلية، فلا حاجة إلى الرد عليها.';

function signature({ siteName, publicUrl }: MailContent['settings'], closing: string): string {
  const name = escapeHtml(siteName);
  const home = publicUrl
    ? `<a href="${escapeHtml(publicUrl)}" class="quiet" style="color:#565a7d">${name}</a>`
    : name;
  return `${home} · ${escapeHtml(closing)}`;
}

function html({ settings, preview, heading, blocks, closing = automatic }: MailContent): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark }${darkTheme}</style>
</head>
<body class="page" dir="rtl" style="margin:0;padding:0;background:#fafaf7;font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fafaf7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td>${lampMark}</td>
<td class="ink" style="padding:0 12px;font-size:22px;font-weight:700;color:#15183a">${escapeHtml(settings.siteName)}</td>
</tr></table></td></tr>
<tr><td class="card" style="padding:32px 28px 24px;background:#ffffff;border:1px solid #e6e4da;border-radius:20px;text-align:start">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.5;font-weight:700;color:#15183a">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font-size:13px;line-height:1.8;color:#565a7d">${signature(settings, closing)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function text({ settings, heading, blocks, closing }: MailContent): string {
  const parts = [...blocks.map(blockText), ...(closing ? [closing] : [])];
  const home = [settings.siteName, settings.publicUrl].filter(Boolean).join('\n');
  return `${[heading, ...parts, `—\n${home}`].join('\n\n')}\n`;
}

/** Renders a mail as right-to-left HTML with a light and a dark theme, and as plain text. */
export function layOut(content: MailContent): { html: string; text: string } {
  return { html: html(content), text: text(content) };
}

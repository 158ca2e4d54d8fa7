import { markColours, markShapes } from '@nibras/contract/site/mark.ts';
import { savedPage } from './offline-articles.ts';

/** The @font-face of the site's font, if it is cached. */
const fontFace = (font: string | undefined) =>
  font ? `@font-face{font-family:R;src:url(${font}) format('woff2');font-weight:160 700}` : '';

const markVariables = (theme: 'light' | 'dark') =>
  `--mark:${markColours[theme].body};--flame:${markColours[theme].flame}`;

const mark = `<svg viewBox="0 0 48 48" aria-hidden="true">${markShapes({ body: 'var(--mark)', flame: 'var(--flame)' })}</svg>`;

// The values of site/app/ui/tokens.css, which this standalone page cannot load.
const styles = `
:root{color-scheme:light;--ground:#fafaf7;--text:#15183a;--soft:#444868;--line:#82859f;${markVariables('light')}}
.dark{color-scheme:dark;--ground:#0e1028;--text:#f3f2fa;--soft:#c4c6e4;--line:#6a6e9e;${markVariables('dark')}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);
color:var(--text);font:1.0625rem/1.8 R,system-ui,sans-serif;text-align:center}
main{max-width:30rem}
svg{width:5rem;height:5rem}
h1{margin:1.25rem 0 .5rem;font-size:1.75rem;line-height:1.4}
p{margin:0;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:2rem}
a{min-height:2.75rem;padding:.5rem 1.5rem;border:1px solid var(--line);border-radius:.75rem;
color:inherit;font-weight:600;text-decoration:none}
a.lamp{background:#ffc53d;border-color:#c98a0a;color:#15183a}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}`;

// The page reloads by itself once the network is back, but not while the reader is navigating to another one. A network
// that is back may not reach the site at once: then there is no second event, and the page tries again after ten seconds.
const script = `
try{document.documentElement.className=localStorage.getItem('theme')||''}catch(e){}
var leaving=false
function open(){if(!leaving)location.reload()}
addEventListener('online',open);addEventListener('beforeunload',function(){leaving=true})
setInterval(function(){if(navigator.onLine)open()},10000)`;

const savedArticlesText = 'وحتى ذلك الحين مقالاتك المحفوظة معك.';
const savedArticlesLink = `<a class="lamp" href="${savedPage}">المقالات المحفوظة</a>`;

type PageOptions = { nonce: string; font: string | undefined; hasSavedArticles: boolean };

const html = ({ nonce, font, hasSavedArticles }: PageOptions) => `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>لا اتصال بالإنترنت</title>
<script nonce="${nonce}">${script}</script><style nonce="${nonce}">${fontFace(font)}${styles}</style></head>
<body><main>${mark}
<h1>تعذر الوصول إلى الموقع</h1>
<p>يبدو أن الاتصال بالإنترنت منقطع. تُفتح هذه الصفحة تلقائيًا عند عودته${hasSavedArticles ? `، ${savedArticlesText}` : '.'}</p>
<nav>${hasSavedArticles ? savedArticlesLink : ''}<a href="">أعد المحاولة</a></nav>
</main></body></html>`;

/**
 * The response for a page that is neither reachable nor cached, with a link to the saved articles if there are any. It
 * loads nothing but the cached font.
 */
export function offlinePage({ hasSavedArticles }: { hasSavedArticles: boolean }): Response {
  const nonce = crypto.randomUUID();
  const font = OFFLINE_ASSETS.find((path) => path.includes('arabic') && path.endsWith('.woff2'));
  return new Response(html({ nonce, font, hasSavedArticles }), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'`,
      'Cache-Control': 'no-store',
    },
  });
}

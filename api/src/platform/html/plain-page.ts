import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

const style = `
:root { color-scheme: light dark; --paper: #fafaf7; --card: #fff; --ink: #15183a; --quiet: #565a7d; --line: #e6e4da; --link: #3d47b5 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1028; --card: #15183a; --ink: #f4f2ea; --quiet: #b4b8dc; --line: #2b3070; --link: #aeb6ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.8 'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', sans-serif }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1rem 4rem }
h1 { margin-block: 0 0.5rem; font-size: 1.75rem; line-height: 1.5 }
h2 { margin-block: 2rem 0.5rem; font-size: 1.125rem }
p { margin-block: 0 1rem }
.quiet { color: var(--quiet); font-size: 0.9375rem }
a { color: var(--link) }
a:focus-visible, iframe:focus-visible { outline: 3px solid #f5af19; outline-offset: 3px; border-radius: 4px }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: 0.75rem }
li { background: var(--card); border: 1px solid var(--line); border-radius: 14px }
li a { display: block; padding: 0.875rem 1.125rem; color: inherit; text-decoration: none }
li a:hover strong { text-decoration: underline }
li strong, li span { display: block; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { inline-size: 100%; block-size: 38rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card) }
form { display: grid; gap: 0.5rem; max-inline-size: 26rem; margin-block: 1.5rem }
label { font-weight: 600 }
input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: 10px; padding: 0.5rem 0.875rem; min-block-size: 44px; inline-size: 100% }
button { font: inherit; font-weight: 600; color: var(--card); background: var(--link); border: 0; border-radius: 10px; padding: 0.5rem 1.25rem; min-block-size: 44px; margin-block-start: 0.75rem; cursor: pointer }
input:focus-visible, button:focus-visible { outline: 3px solid #f5af19; outline-offset: 3px }
.wrong { border-inline-start: 4px solid #c8321f; padding-inline-start: 0.75rem }
pre { margin: 0; padding: 1rem 1.125rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`;

/** The CSP source that allows only the style of these pages. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Renders a page of the server's own, which works without the built site. @param body HTML */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

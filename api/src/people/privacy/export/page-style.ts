/** The style of the readable page, inside of the file: it is opened without a connection, and printed. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: #fafaf7; --card: #fff; --ink: #15183a; --quiet: #565a7d; --line: #e6e4da; --link: #3d47b5 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1028; --card: #15183a; --ink: #f4f2ea; --quiet: #b4b8dc; --line: #2b3070; --link: #aeb6ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.8 'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', sans-serif }
main { max-inline-size: 56rem; margin-inline: auto; padding: 2.5rem 1rem 5rem }
h1 { margin: 0 0 .25rem; font-size: 2rem; line-height: 1.4 }
h2 { margin: 3.5rem 0 0; padding-block-end: .5rem; border-block-end: 2px solid var(--ink); font-size: 1.5rem }
h3 { margin: 2rem 0 0; font-size: 1.125rem }
p { margin: 0 0 1rem }
.quiet, dt, .n { color: var(--quiet); font-size: .9375rem }
a { color: var(--link) }
a:focus-visible { outline: 3px solid #f5af19; outline-offset: 3px; border-radius: 4px }
nav ul { columns: 2; padding-inline-start: 1.25rem }
.row { margin-block-start: .75rem; padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .125rem 1rem; margin: 0 }
dt { overflow-wrap: anywhere }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: plaintext; text-align: right }
dd.ltr { direction: ltr; text-align: left; unicode-bidi: isolate; font-family: ui-monospace, Consolas, monospace; font-size: .875rem }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr } dd { margin-block-end: .5rem } nav ul { columns: 1 } }
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --link: #000 }
  body { font-size: 10.5pt; line-height: 1.6 }
  main { max-inline-size: none; padding: 0 }
  h2, h3 { break-after: avoid }
  .row { break-inside: avoid; border-radius: 0 }
  nav { display: none }
}`;

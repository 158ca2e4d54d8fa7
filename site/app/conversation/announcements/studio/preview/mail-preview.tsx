import { useEffect, useRef } from 'react';

const sheetOf = /<style>([\s\S]*?)(?:<\/style>|$)/;

/** The rules of the mail's own style sheet for the dark theme. */
function darkRules(html: string): string | undefined {
  const [, rules] = (sheetOf.exec(html)?.[1] ?? '').split('@media (prefers-color-scheme: dark) {');
  return rules?.slice(0, rules.lastIndexOf('}'));
}

/**
 * The mail's table with its inline styles set by script: the page's security policy refuses style attributes and style
 * elements, also in a frame without an address of its own, and not what a script sets. Texts have no quotation marks that
 * are not escaped, so only attributes are renamed.
 */
function mailTable(html: string): Element | null {
  const harmless = html.replace(sheetOf, '').replaceAll(' style="', ' data-style="');
  const table = new DOMParser().parseFromString(harmless, 'text/html').querySelector('table.page');
  if (!table) return null;
  for (const element of [table, ...table.querySelectorAll('*')]) {
    if (element instanceof HTMLElement) element.style.cssText = element.dataset.style ?? '';
    // A preview leads nowhere.
    element.removeAttribute('href');
  }
  return table;
}

/** The HTML of a mail as a mail program shows it. It has its text as a tab of its own, for anyone who cannot see it. */
export function MailPreview({ html, dark }: { html: string; dark: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const table = mailTable(html);
    if (!host.current || !table) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const rules = new CSSStyleSheet();
    rules.replaceSync((dark && darkRules(html)) || '');
    shadow.adoptedStyleSheets = [rules];
    shadow.replaceChildren(table);
  }, [html, dark]);
  return (
    <div ref={host} inert dir="rtl" className="overflow-hidden rounded-md border border-line" />
  );
}

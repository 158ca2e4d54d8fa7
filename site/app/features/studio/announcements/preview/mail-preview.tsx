import { useEffect, useRef } from 'react';

/** The rules of the mail's own style sheet for the dark theme. */
const darkRules = (sheet: string) =>
  /@media \(prefers-color-scheme: dark\) \{([\s\S]*)\}\s*$/.exec(sheet)?.[1] ?? '';

/**
 * Moves inline styles into the object model: the page's security policy refuses style attributes, also of a frame without
 * an address of its own, and not what a script sets.
 */
function adoptStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    element.dataset.style = style;
  }
  // A preview leads nowhere.
  for (const link of root.querySelectorAll('a[href]')) link.removeAttribute('href');
}

/** The HTML of a mail as a mail program shows it. It has its text as a tab of its own, for whoever cannot see it. */
export function MailPreview({ html, dark }: { html: string; dark: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const mail = new DOMParser().parseFromString(html, 'text/html');
    const sheet = mail.querySelector('style')?.textContent ?? '';
    const page = mail.querySelector('body > table.page');
    if (!page) return;
    adoptStyles(page);
    const shown = document.importNode(page, true);
    for (const element of [shown, ...shown.querySelectorAll('*')]) {
      if (element instanceof HTMLElement && element.dataset.style !== undefined) {
        element.style.cssText = element.dataset.style;
        delete element.dataset.style;
      }
    }
    const rules = new CSSStyleSheet();
    rules.replaceSync(dark ? darkRules(sheet) : '');
    shadow.adoptedStyleSheets = [rules];
    shadow.replaceChildren(shown);
  }, [html, dark]);
  return (
    <div ref={host} inert dir="rtl" className="overflow-hidden rounded-md border border-line" />
  );
}

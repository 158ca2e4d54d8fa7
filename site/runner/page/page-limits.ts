import type { RunNotice } from '#assessment/runner/types.ts';
import { makeStorage } from './page-storage.ts';

type Notice = RunNotice['notice'];

/** What a policy that was broken keeps from a page. */
const noticeOf = (directive: string): Notice | null => {
  if (directive === 'form-action') return 'form';
  if (directive === 'connect-src') return 'network';
  return /^(?:script|style|img|font|media|object|frame|child|manifest)-src/.test(directive)
    ? 'address'
    : null;
};

/** Tells what the sandbox keeps from a page, each once. */
function tellOfPolicy(tell: (notice: Notice, detail: string) => void): void {
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const notice = noticeOf(effectiveDirective);
    if (!notice) return;
    // A page's own scripts without a name, and data of a kind that is not taken, are no address.
    if (notice !== 'form' && !/^(?:https?|wss?):/.test(blockedURI)) return;
    tell(notice, notice === 'form' ? '' : blockedURI);
  });
}

interface Links {
  /** The program's pages. */
  pages: readonly string[];
  open(name: string, fragment: string): void;
  tell(notice: Notice, detail: string): void;
}

const linkOf = (event: Event) =>
  event
    .composedPath()
    .find(
      (one): one is HTMLAnchorElement =>
        one instanceof HTMLAnchorElement && one.hasAttribute('href'),
    );

/** Scrolls to what a fragment names; without a name to the top. */
export function scrollToFragment(fragment: string): void {
  let name = fragment;
  try {
    name = decodeURIComponent(fragment);
  } catch {
    // As it is written.
  }
  const target = document.getElementById(name) ?? document.getElementsByName(name)[0];
  if (target) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  } else if (name === '' || name === 'top') window.scrollTo(0, 0);
}

/**
 * Follows links without leaving the document, which no address leads back to: fragments scroll, other pages of the program
 * are opened, and what leads out is told.
 */
function followLinks({ pages, open, tell }: Links): void {
  // A listener of the page may keep the click from us: then the link opens a window, which the sandbox forbids, and not
  // another document in this one's place.
  window.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || link.hasAttribute('target')) return;
      link.target = '_blank';
      setTimeout(() => link.removeAttribute('target'));
    },
    true,
  );
  window.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented) return;
    const href = (link.getAttribute('href') ?? '').trim();
    if (/^javascript:/i.test(href)) {
      link.removeAttribute('target');
      return;
    }
    event.preventDefault();
    const [path = '', fragment = ''] = href.split('#');
    const name = path.replace(/^\.?\//, '').split('?')[0] ?? '';
    if (path === '') scrollToFragment(fragment);
    else if (pages.includes(name)) open(name, fragment);
    else tell('link', href);
  });
}

/** Keeps a form that no listener has handled from leading the page away, and tells of it. */
function receiveForms(tell: Links['tell']): void {
  const formOf = ({ target }: Event) => (target instanceof HTMLFormElement ? target : null);
  // As with links: a listener that keeps the event from us must not cost the page.
  window.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event);
      if (!form || form.hasAttribute('target')) return;
      form.target = '_blank';
      setTimeout(() => form.removeAttribute('target'));
    },
    true,
  );
  window.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form || event.defaultPrevented || form.method === 'dialog') return;
    event.preventDefault();
    tell('form', '');
  });
  HTMLFormElement.prototype.submit = () => tell('form', '');
}

/** Makes a page at home in the sandbox: its links stay inside, its storage works, and what is missing is told. */
export function settleIn(links: Links): void {
  tellOfPolicy(links.tell);
  followLinks(links);
  receiveForms(links.tell);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    let isTold = name === 'sessionStorage';
    const storage = makeStorage(() => {
      if (!isTold) links.tell('storage', name);
      isTold = true;
    });
    Object.defineProperty(window, name, { value: storage, configurable: true });
  }
}

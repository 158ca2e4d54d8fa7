/**
 * Footnotes of Word, LibreOffice and Pandoc: the sign in the text becomes a raised number, and the notes a numbered list below a
 * rule, since stored texts have no addresses within themselves.
 */
export function convertFootnotes(body: Element): void {
  const { ownerDocument: document } = body;
  const anchors =
    'a[style*="mso-footnote-id"], a[style*="mso-endnote-id"], a.sdfootnoteanc, a.sdendnoteanc, ' +
    'a.footnote-ref, a[data-footnote-ref]';
  const isInNote = (element: Element) => element.closest(noteBlocks) !== null;
  for (const anchor of [...body.querySelectorAll(anchors)]) {
    if (isInNote(anchor)) continue;
    const number = (anchor.textContent ?? '').replace(/[^\p{N}\p{L}*]/gu, '');
    const raised = document.createElement('sup');
    raised.textContent = number;
    const outer = anchor.parentElement?.localName === 'sup' ? anchor.parentElement : anchor;
    outer.replaceWith(raised);
  }
  // Pandoc and Markdown pages have their notes in a list already.
  for (const sign of body.querySelectorAll('a.footnote-back, a[data-footnote-backref]'))
    sign.remove();
  const notes = [...body.querySelectorAll(noteBlocks)];
  const [first] = notes;
  if (!first) return;
  const list = document.createElement('ol');
  for (const note of notes) {
    for (const sign of note.querySelectorAll(
      'a[href^="#_ftnref"], a[href^="#_ednref"], a.sdfootnotesym, a.sdendnotesym',
    )) {
      sign.remove();
    }
    const item = document.createElement('li');
    item.append(...note.childNodes);
    list.append(item);
  }
  const rule = document.createElement('hr');
  const frame =
    first.parentElement === body
      ? null
      : first.closest('[style*="footnote-list"], [style*="endnote-list"]');
  for (const note of notes) note.remove();
  frame?.remove();
  body.append(rule, list);
}

const noteBlocks =
  'div[style*="mso-element:footnote"]:not([style*="list"]), div[style*="mso-element:endnote"]:not([style*="list"]), ' +
  'div[id^="sdfootnote"], div[id^="sdendnote"], div[id^="ftn"], div[id^="edn"]';

const cellsOf = (row: Element) =>
  [...row.children].filter(({ localName }) => /^t[hd]$/.test(localName));

/** Fills the place of cells that span several columns or rows with empty cells: the schema has no such cells. */
export function expandTables(body: Element): void {
  // LibreOffice and Word write the heading row with ordinary cells.
  for (const cell of body.querySelectorAll('thead td')) {
    const heading = cell.ownerDocument.createElement('th');
    for (const name of ['colspan', 'rowspan']) {
      const value = cell.getAttribute(name);
      if (value) heading.setAttribute(name, value);
    }
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
  for (const table of body.querySelectorAll('table')) {
    for (const leftOver of table.querySelectorAll('colgroup, col, caption')) leftOver.remove();
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    for (const [at, row] of rows.entries()) {
      for (const cell of cellsOf(row)) {
        const columns = Math.min(50, Number(cell.getAttribute('colspan') ?? 1) || 1);
        const below = Math.min(rows.length - at, Number(cell.getAttribute('rowspan') ?? 1) || 1);
        const empty = () => cell.ownerDocument.createElement(cell.localName);
        const column = cellsOf(row).indexOf(cell);
        for (let count = 1; count < columns; count++) cell.after(empty());
        for (let down = 1; down < below; down++) {
          const next = rows[at + down];
          if (!next) break;
          const place = cellsOf(next)[column];
          for (let count = 0; count < columns; count++) {
            if (place) place.before(empty());
            else next.append(empty());
          }
        }
        cell.removeAttribute('colspan');
        cell.removeAttribute('rowspan');
      }
    }
  }
}

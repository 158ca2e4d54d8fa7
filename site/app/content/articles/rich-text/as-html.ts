import type { RichNode } from './rich-node.ts';

/** Serialises a parsed text as the server's sanitiser does, for tests. */
export function asHtml(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'pre') {
        const code = node.pieces.map((piece) =>
          typeof piece === 'string' ? piece : `<span class="code-${piece[0]}">${piece[1]}</span>`,
        );
        const language = node.label ? ` class="language-${node.label.toLowerCase()}"` : '';
        const run = node.run ? ' data-run="true"' : '';
        return `<pre${run}><code${language}>${code.join('')}</code></pre>`;
      }
      if (node.tag === 'formula') return node.isBlock ? `$$${node.tex}$$` : `\\(${node.tex}\\)`;
      if (node.tag === 'img') return `<img src="${node.src}" alt="${node.alt}" />`;
      if (node.tag === 'br' || node.tag === 'hr') return `<${node.tag} />`;
      const attributes =
        node.tag === 'a'
          ? ` href="${node.href}"`
          : (node.callout ? ` class="callout-${node.callout}"` : '') +
            (node.dir ? ` dir="${node.dir}"` : '');
      return `<${node.tag}${attributes}>${asHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

const signs = [
  /^#{1,6} \S/m,
  /^[ \t]*[-*+] \S.*\n[ \t]*[-*+] \S/m,
  /^```/m,
  /^\d+\. \S.*\n\d+\. /m,
  /\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/,
  /\[[^[\]]+\]\([^()\s]+\)/,
  /^\|.*\|\n\|[\s:|-]+\|/m,
  /^> \S/m,
];

/** Whether a plain text is written in Markdown. A text with one of its signs in a line of prose is not. */
export const isMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text));

/** The HTML of a Markdown text. The parser is fetched with the first such paste. */
export async function markdownHtml(text: string): Promise<string> {
  const { marked } = await import('marked');
  return marked.parse(text, { async: false, gfm: true });
}

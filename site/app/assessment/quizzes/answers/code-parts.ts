/** Code and its gaps in order: `[[1]]` is the first gap, whose number is 0. */
export function codeParts(code: string): (string | { gap: number })[] {
  const parts: (string | { gap: number })[] = [];
  for (const part of code.split(/(\[\[\d{1,3}\]\])/)) {
    const gap = Number(/^\[\[(\d+)\]\]$/.exec(part)?.[1] ?? 0);
    if (gap > 0) parts.push({ gap: gap - 1 });
    else if (part !== '') parts.push(part);
  }
  return parts;
}

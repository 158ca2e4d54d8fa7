import { useState } from 'react';
import type { Passage } from '#platform/navigation/passage.ts';
import { Button } from '#ui/form/button.tsx';
import { ExternalIcon } from '#ui/ornament/icons.ts';
import { textAtCaret } from '../frame/use-passage.ts';

/** Characters of a passage that find it. */
const foundBy = 40;

/** The address's fragment by which browsers scroll to a text (https://wicg.github.io/scroll-to-text-fragment/). */
function fragmentOf(text: string): string {
  if (text === '') return '';
  const start = text.length > foundBy ? text.slice(0, foundBy).replace(/ [^ ]*$/, '') : text;
  // A hyphen is a sign of the fragment's own.
  return `#:~:text=${encodeURIComponent(start).replaceAll('-', '%2D')}`;
}

/** Leads back to the public page, where the browser itself finds what was edited. */
export function BackToPage({ from: page }: { from: Passage }) {
  const [text, setText] = useState(page.text);
  // As it is now, and not as it was read.
  const note = () => setText(textAtCaret() || page.text);
  return (
    <Button asChild variant="ghost" size="sm" icon={<ExternalIcon className="size-5" />}>
      <a href={`${page.from}${fragmentOf(text)}`} onPointerDown={note} onKeyDown={note}>
        عُد إلى الصفحة
      </a>
    </Button>
  );
}

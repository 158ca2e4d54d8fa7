import { useMemo } from 'react';
import { cx } from '../class-names.ts';
import { CodeText } from './code-text.tsx';
import { type MessagePiece, parseMessageBlocks } from './message-text-blocks.ts';

/**
 * Renders a user's message: code left to right in blocks, links, and each line in its own direction. Everything is
 * rendered as text; a user's markup never becomes HTML.
 */
export function MessageText({ text, className }: { text: string; className?: string }) {
  const blocks = useMemo(() => parseMessageBlocks(text), [text]);
  return (
    <div className={cx('flex min-w-0 flex-col gap-3', className)}>
      {blocks.map((block, index) =>
        block.kind === 'code' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a sent text never move.
          <MessageCode key={index} code={block.code} language={block.language} />
        ) : (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a sent text never move.
            key={index}
            dir="auto"
            className="whitespace-pre-wrap text-start wrap-anywhere [unicode-bidi:plaintext]"
          >
            {block.pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sent text never move.
              <Piece key={at} {...piece} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

function Piece(piece: MessagePiece) {
  if (piece.kind === 'code')
    return (
      <code>
        <CodeText code={piece.text} />
      </code>
    );
  if (piece.kind === 'words') return piece.text;
  if (piece.kind === 'latin') return <bdi dir="ltr">{piece.text}</bdi>;
  const mail = piece.href.startsWith('mailto:');
  return (
    <a
      href={piece.href}
      {...(!mail && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
      className="underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <bdi dir="ltr">{piece.text}</bdi>
      {mail ? null : <span className="sr-only"> (يفتح في نافذة جديدة)</span>}
    </a>
  );
}

function MessageCode({ code, language }: { code: string; language: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <pre
      role="group"
      aria-label={language ? `كود ${language}` : 'كود'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
      tabIndex={0}
      className="rounded-md border border-ink-line bg-ink px-4 py-3 text-on-ink text-sm leading-relaxed [overscroll-behavior-x:contain] [tab-size:2] focus-visible:outline-accent"
    >
      <code>
        <CodeText code={code} />
      </code>
    </pre>
  );
}

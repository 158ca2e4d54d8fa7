/** The key of a button, on Arabic and Latin keyboards; screens without a mouse have no use for it. */
export function KeyHint({ of: { arabic, latin } }: { of: { arabic: string; latin: string } }) {
  return (
    <span aria-hidden="true" className="ms-1 inline-flex gap-1 max-sm:hidden pointer-coarse:hidden">
      {[arabic, latin].map((letter) => (
        <kbd
          key={letter}
          className="min-w-5.5 rounded-xs border border-current/40 px-1 text-center font-sans text-xs leading-5"
        >
          {letter}
        </kbd>
      ))}
    </span>
  );
}

/** A count at a button's corner; hidden at 0. Hidden from screen readers, because the button's name contains it. */
export function UnreadBubble({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <bdi
      aria-hidden="true"
      dir="ltr"
      className="absolute start-[52%] top-0.5 min-w-5 rounded-full border-2 border-surface bg-accent px-1 text-center text-[0.6875rem] leading-4 font-bold text-on-accent"
    >
      {count > 99 ? '99+' : count}
    </bdi>
  );
}

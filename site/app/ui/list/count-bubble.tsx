/** A count at an icon's corner; hidden at 0, «99+» above 99. Its parent must be positioned. */
export function CountBubble({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="absolute start-[52%] top-0.5 min-w-5 rounded-full border-2 border-surface bg-accent px-1 text-center text-[0.6875rem] leading-4 font-bold text-on-accent">
      <bdi dir="ltr">{count > 99 ? '99+' : count}</bdi>
    </span>
  );
}

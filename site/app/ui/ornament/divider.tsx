import { cx } from '../class-names.ts';
import { StarGlyph } from './star-glyph.tsx';

/** A thin rule; `ornate` sets a star in its middle, between the great parts of a page. */
export function Divider({ ornate = false, className }: { ornate?: boolean; className?: string }) {
  if (!ornate) return <hr className={cx('border-line', className)} />;
  return (
    <div aria-hidden="true" className={cx('flex items-center gap-4', className)}>
      <span className="h-px grow bg-linear-to-l from-line to-transparent ltr:bg-linear-to-r" />
      <StarGlyph className="size-2.5 text-line-strong" />
      <StarGlyph className="size-5 text-accent" />
      <StarGlyph className="size-2.5 text-line-strong" />
      <span className="h-px grow bg-linear-to-r from-line to-transparent ltr:bg-linear-to-l" />
    </div>
  );
}

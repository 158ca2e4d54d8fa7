import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { StarGlyph } from './star-glyph.tsx';

export interface TabsProps extends Omit<ComponentProps<typeof Primitive.Root>, 'dir'> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: { value: string; label: string; icon?: ReactNode; count?: number }[];
  /** One TabPanel for each tab. */
  children: ReactNode;
}

/**
 * Tabs of one page: arrow keys follow the direction of reading. The active one stands on an ink
 * line with a lit star, and does not rely on colour alone.
 */
export function Tabs({ label, tabs, className, children, ...rest }: TabsProps) {
  return (
    <Primitive.Root className={className} {...rest}>
      <Primitive.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto overflow-y-hidden pb-2 [scrollbar-width:none] before:absolute before:inset-x-0 before:bottom-2 before:h-px before:bg-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'group relative flex min-h-12 shrink-0 items-center gap-2 px-4 py-2 font-medium whitespace-nowrap text-text-soft transition-colors',
              'hover:text-text focus-visible:-outline-offset-3 data-[state=active]:text-text [&>svg]:size-5',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <bdi className="text-sm text-text-faint tabular-nums">({tab.count})</bdi>
            )}
            <span
              aria-hidden="true"
              className="absolute inset-x-2 -bottom-px h-0.5 rounded-full bg-text opacity-0 transition-opacity group-data-[state=active]:opacity-100"
            />
            <StarGlyph className="absolute inset-x-0 -bottom-2 mx-auto size-4 scale-50 text-accent opacity-0 transition-[opacity,scale] group-data-[state=active]:scale-100 group-data-[state=active]:opacity-100" />
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cx('pt-6', className)} {...rest} />;
}

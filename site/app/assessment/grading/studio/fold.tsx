import { type ReactNode, useState } from 'react';

/** A heading that shows what is below it when it is pressed; it is fetched only then. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="rounded-lg border border-line bg-raised"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium">{title}</summary>
      {open && <div className="border-t border-line p-3 sm:p-4">{children}</div>}
    </details>
  );
}

import { type CSSProperties, createContext, type ReactNode, useContext, useState } from 'react';
import { columnsOf, type ListColumns, templateOf } from './columns.ts';
import { hiddenColumns, hideColumns } from './hidden-columns.ts';

interface ShownColumns {
  columns: ListColumns;
  hidden: readonly string[];
  shows(name: string): boolean;
  /** Hides these columns and shows all others; what is named is stored for this list and person. */
  hide(names: readonly string[]): void;
}

const Context = createContext<ShownColumns | null>(null);

/** A row outside a list with columns shows everything. */
const everything = () => true;

/** Whether a row shows a column of its list. */
export const useShows = (): ((name: string) => boolean) => useContext(Context)?.shows ?? everything;

/** The columns of the list around, and the choice of them. */
export function useColumns(): ShownColumns {
  const shown = useContext(Context);
  if (!shown) throw new Error('there is no list with columns around');
  return shown;
}

/** A list with columns: its heads and rows, of which each shows the chosen ones. */
export function WithColumns({ columns, children }: { columns: ListColumns; children: ReactNode }) {
  const [stored, setStored] = useState(() => hiddenColumns(columns.list));
  const names = columnsOf(columns).flatMap(({ name, always }) => (always ? [] : [name]));
  const hidden = names.filter((name) => stored.includes(name));
  const shows = (name: string) => !hidden.includes(name);
  const hide = (next: readonly string[]) => {
    hideColumns(columns.list, next);
    setStored(next);
  };
  return (
    <Context value={{ columns, hidden, shows, hide }}>
      <div
        className="@container"
        style={{ '--columns': templateOf(columns, shows) } as CSSProperties}
      >
        {children}
      </div>
    </Context>
  );
}

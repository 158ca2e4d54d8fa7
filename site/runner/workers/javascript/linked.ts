/** Where text of a line was replaced by a longer one. */
export interface Shift {
  line: number;
  /** From this column on, counted from 1 in the changed text. */
  column: number;
  by: number;
}

export interface LinkedFile {
  name: string;
  address: string;
  shifts: Shift[];
}

/** An error that is known before the program runs. */
export class LinkError extends Error {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  constructor(name: string, message: string, place: Pick<LinkError, 'file' | 'line' | 'column'>) {
    super(message);
    this.name = name;
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
  }
}

/** A column of the changed text as one of the file itself. */
export function originalColumn({ shifts }: LinkedFile, line: number, column: number): number {
  return shifts
    .filter((shift) => shift.line === line && column >= shift.column)
    .reduce((result, { by }) => result - by, column);
}

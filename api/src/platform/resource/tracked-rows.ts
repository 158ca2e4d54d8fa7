import type { FailureCode } from '@nibras/contract/errors.ts';
import type { LogAction } from '@nibras/contract/site/log/log-action.ts';
import { eq, getTableColumns, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordChange } from '#platform/audit/record-change.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { ChangeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/** What belongs to a row and stands in other tables, such as the courses of a coupon. */
export interface Part<Value> {
  read: (tx: Transaction, id: number) => Promise<Value>;
  /** Makes it what a snapshot says, as far as the rows that it names still exist. */
  write: (tx: Transaction, id: number, value: Value) => Promise<unknown>;
}

type TrackedTable = PgTable & { id: PgColumn };
// biome-ignore lint/suspicious/noExplicitAny: the parts of a resource have values of different types
type Parts = Readonly<Record<string, Part<any>>>;
type Stored<Value> = Value extends Date ? string : Value;
type ValuesOf<Of extends Parts> = {
  [Name in keyof Of]: Of[Name] extends Part<infer Value> ? Value : never;
};

/** What of a row can be changed, as the audit log stores it for an undo: moments are ISO texts. */
export type Snapshot<Table extends TrackedTable, Column extends string, Of extends Parts> = {
  [Name in Column & keyof InferSelectModel<Table>]: Stored<InferSelectModel<Table>[Name]>;
} & ValuesOf<Of>;

interface Resource<
  Table extends TrackedTable,
  Column extends string,
  Of extends Parts,
  Lost extends Parts,
> {
  /** What the audit log calls it. */
  kind: string;
  table: Table;
  columns: readonly Column[];
  /** The column by which the audit log names a row. */
  name: NoInfer<Column>;
  /** A column that is set to the present with each change. */
  touched?: keyof InferInsertModel<Table> & string;
  parts?: Of;
  /** What a removal takes from other rows, and its undo gives back. */
  lost?: Lost;
  missing: FailureCode;
  /** What may stand in one row only, checked for rows that are not in the trash. */
  unique?: {
    taken: FailureCode;
    isTaken: (
      tx: Transaction,
      row: Snapshot<Table, Column, Of> & { id: number },
    ) => Promise<boolean>;
  };
  /** Whether something stands on a row, so that undoing its creation is too late. Without it, that puts the row into the trash. */
  isUsed?: (tx: Transaction, id: number) => Promise<boolean>;
}

type Services = Pick<Platform, 'now'> & { db: Queryable };
interface Act {
  caller: Person;
  id: number;
  action: LogAction;
}
type Undone = Promise<{ undo: number }>;

/** The change, or null where the row is in the wanted state already. */
const unlessSettled = (change: Undone): Promise<{ undo: number } | null> =>
  change.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'wrong-state') return null;
    throw error;
  });

/**
 * The changes of rows which the studio creates, changes, switches, puts into the trash and restores: each runs in one
 * transaction with its entry of the audit log, one after another for a kind, and stores what the row was before, so that
 * it can be undone.
 */
export function trackedRows<
  Table extends TrackedTable,
  const Column extends string,
  // biome-ignore lint/complexity/noBannedTypes: no parts
  Of extends Parts = {},
  // biome-ignore lint/complexity/noBannedTypes: nothing lost
  Lost extends Parts = {},
>(resource: Resource<Table, Column, Of, Lost>) {
  type Row = Snapshot<Table, Column, Of>;
  type Values = Record<string, unknown>;
  const { kind, name, missing, unique, isUsed } = resource;
  const table: TrackedTable = resource.table;
  const types = getTableColumns(table);
  const parts: Parts = resource.parts ?? {};
  const lost: Parts = resource.lost ?? {};
  const queue = `rows of ${kind}`;
  const isTrashed = (row: Values) => 'deletedAt' in row && row.deletedAt !== null;
  const ofRow = (id: number) => eq(table.id, id);

  /** The columns of a snapshot as the database takes them. */
  function columnsOf(row: Values, now: Date): Values {
    const given = resource.columns.filter((column) => column in row);
    const values = given.map((column) => {
      const value = row[column];
      const isMoment = types[column]?.dataType === 'date' && typeof value === 'string';
      return [column, isMoment ? new Date(value) : value];
    });
    return { ...Object.fromEntries(values), ...(resource.touched && { [resource.touched]: now }) };
  }

  async function readParts(tx: Transaction, id: number, of: Parts): Promise<Values> {
    const values: Values = {};
    for (const [part, { read }] of Object.entries(of)) values[part] = await read(tx, id);
    return values;
  }

  async function writeParts(tx: Transaction, id: number, { of, row }: { of: Parts; row: Values }) {
    for (const [part, { write }] of Object.entries(of)) {
      if (part in row) await write(tx, id, row[part]);
    }
  }

  async function isTaken(tx: Transaction, id: number, row: Values): Promise<boolean> {
    return !isTrashed(row) && (await unique?.isTaken(tx, { ...(row as Row), id })) === true;
  }

  async function refuseTaken(tx: Transaction, id: number, row: Values): Promise<void> {
    if (unique && (await isTaken(tx, id, row))) throw new AppError(unique.taken);
  }

  async function write(tx: Transaction, id: number, { row, now }: { row: Values; now: Date }) {
    const values = columnsOf(row, now);
    if (Object.keys(values).length > 0) await tx.update(table).set(values).where(ofRow(id));
    await writeParts(tx, id, { of: parts, row });
  }

  async function insert(
    tx: Transaction,
    { row, more, now }: { row: Values; more: Values; now: Date },
  ) {
    const made = await tx
      .insert(table)
      .overridingSystemValue()
      .values({ ...columnsOf(row, now), ...more })
      .returning({ id: table.id });
    const id = only(made).id as number;
    await writeParts(tx, id, { of: parts, row });
    return id;
  }

  /** Locks a row, also one in the trash, and reads it. @throws AppError `missing` */
  async function lock(tx: Transaction, id: number): Promise<Row> {
    const [found] = await tx.select().from(table).where(ofRow(id)).for('no key update');
    const row: Values = orThrow(found, missing);
    const own = resource.columns.map((column) => {
      const value = row[column];
      return [column, value instanceof Date ? value.toISOString() : value];
    });
    return { ...Object.fromEntries(own), ...(await readParts(tx, id, parts)) };
  }

  const entryOf = (
    id: number,
    { action, row, details }: { action: LogAction; row: Values; details: Values },
  ): ChangeEntry => ({
    action,
    kind,
    itemId: id,
    name: String(row[name]),
    changed: [`${kind}:${id}`],
    details,
  });

  type Work = (
    before: Row,
    tx: Transaction,
    now: Date,
  ) => Promise<{ row: Partial<Row>; details?: Values }>;

  /** A change of a row, also of one in the trash. */
  function act(services: Services, { caller, id, action }: Act, work: Work): Undone {
    return recordChange(services, { caller, queue }, async (tx, now) => {
      const before = await lock(tx, id);
      const { row, details } = await work(before, tx, now);
      const after = { ...before, ...row };
      await refuseTaken(tx, id, after);
      await write(tx, id, { row, now });
      const renamed = before[name] === after[name] ? {} : { name: before[name] };
      const entry = { action, row: after, details: { ...renamed, ...details, undo: before } };
      return { result: undefined, entry: entryOf(id, entry) };
    });
  }

  /** A change of a single column, refused where it has the value already. */
  const set = (services: Services, of: Act, change: (before: Values, now: Date) => Values | null) =>
    act(services, of, async (before, _tx, now) => {
      const row = change(before, now);
      if (row === null) throw new AppError('wrong-state');
      return { row: row as Partial<Row> };
    });

  return {
    queue,

    /**
     * Creates a row.
     * @param make returns the row, with what else its table has under `more`
     * @throws AppError what the resource says is taken, and what `make` throws
     */
    create: (
      services: Services,
      { caller, action }: Omit<Act, 'id'>,
      make: (
        tx: Transaction,
        now: Date,
      ) => Promise<{ row: Row; more?: Partial<InferInsertModel<Table>> }>,
    ): Promise<{ result: number; undo: number }> =>
      recordChange(services, { caller, queue }, async (tx, now) => {
        const { row, more = {} } = await make(tx, now);
        await refuseTaken(tx, 0, row);
        const id = await insert(tx, { row, more, now });
        return { result: id, entry: entryOf(id, { action, row, details: { undo: {} } }) };
      }),

    /**
     * Changes a row that is not in the trash; what `work` does not name stays.
     * @throws AppError `missing`, what the resource says is taken, and what `work` throws
     */
    change: (services: Services, of: Act, work: Work): Undone =>
      act(services, of, async (before, tx, now) => {
        if (isTrashed(before)) throw new AppError(missing);
        return work(before, tx, now);
      }),

    /** Switches a row on or off. @throws AppError `missing`, wrong-state where it is so, or in the trash */
    switchTo: (services: Services, { active, ...of }: Act & { active: boolean }): Undone =>
      set(services, of, (row) => (isTrashed(row) || row.active === active ? null : { active })),

    /**
     * Switches several rows on or off, in one transaction; those that are so, or in the trash, stay as they are.
     * @throws AppError `missing`, wrong-state where nothing is left to switch
     */
    switchAll: (
      { db, now }: Services,
      { caller, ids, ...to }: Omit<Act, 'id'> & { ids: readonly number[]; active: boolean },
    ): Promise<{ changed: number; undo: number[] }> =>
      db.transaction(async (tx) => {
        const undo: number[] = [];
        // Changes of a kind run one after another, so that no two wait for each other in a circle.
        for (const id of new Set(ids)) {
          const done = await unlessSettled(
            set({ db: tx, now }, { ...to, caller, id }, (row) =>
              isTrashed(row) || row.active === to.active ? null : { active: to.active },
            ),
          );
          if (done) undo.push(done.undo);
        }
        if (undo.length === 0) throw new AppError('wrong-state');
        return { changed: undo.length, undo };
      }),

    /** Puts a row into the trash. @throws AppError `missing`, wrong-state where it is there */
    trash: (services: Services, of: Act): Undone =>
      set(services, of, (row, now) => (isTrashed(row) ? null : { deletedAt: now.toISOString() })),

    /** Takes a row out of the trash. @throws AppError `missing`, wrong-state where it is not there, or what is taken */
    restore: (services: Services, of: Act): Undone =>
      set(services, of, (row) => (isTrashed(row) ? { deletedAt: null } : null)),

    /**
     * Deletes a row, with what other rows have of it.
     * @param work what else the deletion changes; it returns details for the audit log
     * @throws AppError `missing`, and what `work` throws
     */
    remove: (
      services: Services,
      { caller, id, action }: Act,
      work: (tx: Transaction, before: Row & ValuesOf<Lost>) => Promise<Values>,
    ): Undone =>
      recordChange(services, { caller, queue }, async (tx) => {
        const before = { ...(await lock(tx, id)), ...(await readParts(tx, id, lost)) };
        const details = await work(tx, before as Row & ValuesOf<Lost>);
        await tx.delete(table).where(ofRow(id));
        const entry = { action, row: before, details: { ...details, undo: before } };
        return { result: undefined, entry: entryOf(id, entry) };
      }),

    /** Undoes `create`. @throws AppError undo-too-late where the row is used */
    undoCreate: async ({ tx, entry: { itemId: id }, now }: Undoing): Promise<void> => {
      await lock(tx, id);
      if (!isUsed) return write(tx, id, { row: { deletedAt: now.toISOString() }, now });
      if (await isUsed(tx, id)) tooLate();
      await tx.delete(table).where(ofRow(id));
    },

    /** Undoes `change`, `switchTo`, `trash` and `restore`. @throws AppError undo-too-late where something else has taken its place */
    undoChange: async ({ tx, entry: { itemId: id }, data, now }: Undoing): Promise<void> => {
      const row = { ...(await lock(tx, id)), ...data };
      if (await isTaken(tx, id, row)) tooLate();
      await write(tx, id, { row: data, now });
    },

    /** Undoes `remove`: the row is created anew, with its id. @throws AppError undo-too-late where something else has taken its place */
    undoRemove: async ({ tx, entry: { itemId: id, name: called }, data, now }: Undoing) => {
      const row = { [name]: called, ...data };
      if (await isTaken(tx, id, row)) tooLate();
      await insert(tx, { row, more: { id }, now });
      await writeParts(tx, id, { of: lost, row });
    },
  };
}

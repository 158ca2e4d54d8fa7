import type { Pattern } from '../pattern.ts';
import { sqlCharacters, sqlNames, sqlRest, sqlSyntax } from '../patterns/sql.ts';
import { sqlKnownColumns } from '../patterns/sql-columns.ts';
import { sqlDialects } from '../patterns/sql-dialects.ts';
import { sqlForms } from '../patterns/sql-forms.ts';
import { sqlColumns, sqlIncomplete, sqlOrder } from '../patterns/sql-order.ts';
import { sqlRules } from '../patterns/sql-rules.ts';

/** The patterns in the order in which they are tried: the first that fits explains. */
export const patterns: readonly Pattern[] = [
  ...sqlCharacters,
  ...sqlDialects,
  ...sqlColumns,
  ...sqlForms,
  ...sqlOrder,
  ...sqlSyntax,
  ...sqlIncomplete,
  ...sqlRest,
  ...sqlKnownColumns,
  ...sqlNames,
  ...sqlRules,
];

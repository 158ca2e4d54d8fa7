import type { Output } from '../output.ts';
import { inspect } from './inspect.ts';
import { tableOf, tableText } from './table.ts';

const plain = (value: unknown) => (typeof value === 'string' ? value : inspect(value));

function formatOne(mark: string, value: unknown): string {
  if (mark === '%s') return plain(value);
  if (mark === '%d') return String(Number(value));
  if (mark === '%i') return String(Number.parseInt(String(value), 10));
  if (mark === '%f') return String(Number.parseFloat(String(value)));
  if (mark === '%j') return JSON.stringify(value);
  return mark === '%c' ? '' : inspect(value);
}

/** Values as one line of output, with the marks (`%s`, `%d` …) of a first text filled. */
export function format(values: readonly unknown[]): string {
  const rest = [...values];
  const parts: string[] = [];
  if (typeof rest[0] === 'string' && rest.length > 1) {
    const text = rest.shift() as string;
    parts.push(
      text.replace(/%[sdifjoOc%]/g, (mark) => {
        if (mark === '%%') return '%';
        return rest.length === 0 ? mark : formatOne(mark, rest.shift());
      }),
    );
  }
  return [...parts, ...rest.map(plain)].join(' ');
}

/** The console of a learner's program. */
export function makeConsole(output: Output): Partial<Console> {
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  const { now } = Date;
  let indent = '';
  const print = (stream: 'out' | 'err', text: string) =>
    output.write(stream, `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`);
  const out = (...values: unknown[]) => print('out', format(values));
  const err = (...values: unknown[]) => print('err', format(values));
  const group = (...values: unknown[]) => {
    if (values.length > 0) out(...values);
    indent += '  ';
  };
  const elapsed = (label: string) => `${label}: ${now() - (timers.get(label) ?? now())}ms`;
  return {
    log: out,
    info: out,
    debug: out,
    dir: (value: unknown) => out(inspect(value)),
    error: err,
    warn: err,
    trace: (...values: unknown[]) => err('Trace:', ...values),
    assert: (condition?: boolean, ...values: unknown[]) => {
      if (!condition) err('Assertion failed', ...values);
    },
    clear: () => undefined,
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      out(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => void counts.delete(label),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2);
    },
    table: (value: unknown) => {
      const table = tableOf(value);
      if (table) output.table(table, tableText(table));
      else out(value);
    },
    time: (label = 'default') => void timers.set(label, now()),
    timeLog: (label = 'default') => out(elapsed(label)),
    timeEnd: (label = 'default') => {
      out(elapsed(label));
      timers.delete(label);
    },
  };
}

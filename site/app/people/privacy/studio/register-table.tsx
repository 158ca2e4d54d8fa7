import type { RegisterTable as Table } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { Badge, type BadgeProps } from '#ui/list/badge.tsx';

type Kind = Table['columns'][number]['kind'];
type Deletion = Table['links'][number]['deletion']['does'];

const kinds: Partial<Record<Kind, string>> = {
  file: 'ملف',
  secret: 'سرّي، لا يُنزَّل',
  derived: 'محسوب، لا يُنزَّل',
  others: 'يخص غيره، لا يُنزَّل',
};

const exported: Record<Table['links'][number]['exported'], string> = {
  whole: 'في ملف بياناته',
  mention: 'في ملف بياناته أنه فعل ذلك ومتى',
  no: 'ليس في ملف بياناته',
};

const deletions: Record<Deletion, { name: string; tone: BadgeProps['tone'] }> = {
  remove: { name: 'يُحذف', tone: 'danger' },
  clear: { name: 'يُمحى ما فيه', tone: 'warning' },
  redact: { name: 'يُمحى اسمه منه', tone: 'warning' },
  choice: { name: 'كما يختار', tone: 'info' },
  keep: { name: 'يبقى', tone: 'neutral' },
};

/** A table of the register: what it is for, how long, whose it is, and its columns. */
export function RegisterTable({ table }: { table: Table }) {
  const { name, title, purpose, retention, columns, links } = table;
  return (
    <li className="break-inside-avoid-page py-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lg">{title}</h3>
        <code dir="ltr" className="text-xs text-text-faint">
          {name}
        </code>
      </div>
      <p className="mt-1 text-text-soft">{purpose}</p>
      <p className="mt-1 text-sm text-text-soft">
        <span className="font-semibold">المدة: </span>
        {retention}
      </p>
      {links.length > 0 && <Links links={links} />}
      <details className="mt-2">
        <summary className="min-h-11 content-center text-sm text-link">
          ما فيه ({columns.length})
        </summary>
        <dl className="grid grid-cols-1 gap-x-6 text-sm sm:grid-cols-2">
          {columns.map((column) => (
            <div key={column.name} className="border-t border-line py-1.5">
              <dt dir="ltr" className="text-end font-mono text-xs wrap-anywhere text-text-faint">
                {column.name}
              </dt>
              <dd className="flex flex-wrap gap-x-2">
                {column.what}
                {kinds[column.kind] && <Badge>{kinds[column.kind]}</Badge>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

function Links({ links }: Pick<Table, 'links'>) {
  return (
    <ul className="mt-3 grid gap-2 border-s-2 border-line ps-4 text-sm">
      {links.map(({ columns, how, why, deletion, ...link }) => (
        <li key={`${columns.join()} ${how}`}>
          <span className="font-semibold">{how}</span>{' '}
          <span className="text-text-soft">
            {exported[link.exported]}.{why && ` ${why}`}
          </span>
          <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-text-soft">
            <span>عند حذف الحساب:</span>
            <Badge tone={deletions[deletion.does].tone}>{deletions[deletion.does].name}</Badge>
            <span className="min-w-0">{deletion.why}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { ListColumn, ListColumns } from './columns.ts';

/**
 * The columns of a list of content (`ItemRow`).
 * @param list under which the choice is stored
 * @param facts what stands below the name
 * @param actions the width of the buttons at the end of a row
 */
export const itemColumns = (
  list: string,
  { facts, actions, usual = 'changed', usualLabel }: ItemColumnsOptions,
): ListColumns => ({
  list,
  usual,
  ...(usualLabel && { usualLabel }),
  lead: '5rem',
  tracks: [
    {
      width: 'minmax(0,1fr)',
      columns: [
        { name: 'name', label: 'الاسم', always: true, sort: { name: 'name', label: 'الاسم' } },
        ...facts,
      ],
    },
    { width: '13rem', columns: [{ name: 'state', label: 'الحالة' }] },
    {
      width: '6.5rem',
      columns: [
        {
          name: 'changed',
          label: 'آخر تعديل',
          sort: { name: 'changed', down: true, label: 'آخر تعديل' },
        },
      ],
    },
  ],
  end: actions,
  more: [
    {
      name: 'created',
      label: 'الإنشاء',
      sort: { name: 'created', down: true, label: 'الأحدث إنشاءً' },
    },
  ],
});

interface ItemColumnsOptions {
  facts: readonly ListColumn[];
  actions: string;
  usual?: string;
  usualLabel?: string;
}

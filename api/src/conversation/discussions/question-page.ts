import { listMeta } from '#platform/http/paging.ts';

interface QuestionPage {
  path: string;
  /** Other parameters of the list, which the next page keeps; empty ones are left out. */
  parameters?: Record<string, string | number | undefined>;
  page: number;
  per_page: number;
  total: number;
}

/** A page of questions with the address of the next one. */
export function questionPage<Question>(
  data: Question[],
  { path, parameters = {}, page, per_page, total }: QuestionPage,
) {
  const { last_page } = listMeta({ page, per_page }, total);
  const filled = Object.entries(parameters).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const query = new URLSearchParams([
    ['page', String(page + 1)],
    ...filled.map(([name, value]) => [name, String(value)]),
  ]);
  return {
    data,
    current_page: page,
    last_page,
    next_page_url: page < last_page ? `${path}?${query}` : null,
    total,
  };
}

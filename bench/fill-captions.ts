import type { OpenDatabase } from '../api/src/platform/database/database.ts';
import { rareTopic } from './fill.ts';

const linesEach = 100;
const rareLines = 20;

const openings = [
  'في هذا المقطع نتعلم',
  'والآن نكتب مثالًا عن',
  'لاحظ الفرق بين ما سبق وبين',
  'قبل أن نكمل، لنراجع معًا',
  'هذا السؤال يتكرر كثيرًا عن',
  'جرّب بنفسك ثم عد إلى',
  'سنحتاج في المشروع إلى',
  'وهنا تظهر أهمية',
];
const things = [
  'المتغيرات',
  'الدوال',
  'الحلقات',
  'المصفوفات',
  'الكائنات',
  'الشروط',
  'القوائم',
  'الملفات',
  'الأخطاء',
  'الاستثناءات',
  'الوحدات',
  'الحزم',
  'الطلبات',
  'الجلسات',
  'الجداول',
  'الفهارس',
  'المكونات',
  'الخصائص',
  'الأحداث',
  'الاختبارات',
];
const list = (values: string[]) => `array[${values.map((value) => `'${value}'`).join(',')}]`;

/**
 * Gives videos with captions of a hundred lines to lectures, one in six of which is open to everybody. One line in twenty
 * says each thing, and twenty lines, however many there are of others, the rare topic.
 */
export async function fillCaptions({ pool }: OpenDatabase, lines: number): Promise<void> {
  const videos = lines / linesEach;
  const { rows } = await pool.query('select count(*)::int as count from lectures');
  const lectures = Number(rows[0].count);
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '256MB'");
    await client.query('set synchronous_commit = off');
    await client.query('drop index caption_lines_search');
    // 7919 is a prime, so that each video has a lecture of its own.
    await client.query(`insert into captions (lecture_id, language, path)
      select 1 + (film * 7919) % ${lectures}, 'ar', 'private/films/' || film || '.ar.vtt'
      from generate_series(1, ${videos}) film`);
    await client.query(`insert into caption_lines (media_id, position, starts_at, ends_at, text)
      select media.id, line, line * 4000, line * 4000 + 3900,
        (${list(openings)})[1 + (n / 7) % ${openings.length}] || ' ' ||
          case when n % ${Math.ceil(lines / rareLines)} = 0 then '${rareTopic}'
            else (${list(things)})[1 + n % ${things.length}] end || '، وهذه الخطوة رقم ' || n % 997
      from (select *, (id * ${linesEach} + line) as n from media, generate_series(0, ${linesEach - 1}) line
        where kind = 'captions') media
      order by media.id, line`);
    await client.query(`update media set lines = ${linesEach} where kind = 'captions'`);
    await client.query(
      'create index caption_lines_search on caption_lines using gin (search_text gin_trgm_ops)',
    );
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

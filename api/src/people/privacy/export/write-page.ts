import { worded, wording } from '@nibras/contract/text/wording.ts';
import type { Transaction } from '#platform/database/database.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import type { RegisterGroup } from '#platform/privacy/personal-data-register.ts';
import type { RegisterEntry, Who } from '#platform/privacy/types.ts';
import { pageStyle } from './page-style.ts';
import { type PersonFiles, takeFiles } from './person-files.ts';
import { personRows } from './person-rows.ts';
import { rowHtml, timeFormat } from './present-row.ts';

interface Page {
  groups: readonly RegisterGroup[];
  tx: Transaction;
  who: Who;
  files: PersonFiles;
  siteName: string;
  timeZone: string;
  now: Date;
}

const head = ({ groups, who, siteName, now, timeZone }: Page) => wording`<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>بياناتي في ${escapeHtml(siteName)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>بياناتي في ${escapeHtml(siteName)}</h1>
<p class="quiet">كل ما تحفظه المنصة عن حساب <bdi>${escapeHtml(who.name)}</bdi> (<bdi>${escapeHtml(who.emails[0] ?? '')}</bdi>) حتى ${timeFormat(timeZone).format(now)}.</p>
<p>البيانات نفسها في مجلد <a href="data/"><bdi dir="ltr">data</bdi></a> بصيغة JSON لمن يريد أن يقرأها بالبرامج، وملفاتك في مجلد <bdi dir="ltr">files</bdi>، وإيصالاتك وشهاداتك بصيغة PDF. المفاتيح السرّية، مثل بصمة كلمة المرور، لا تخرج من المنصة، وكذلك ما يخص غيرك.</p>
<nav aria-label="الأقسام"><ul>
${groups.map(({ name, title }) => `<li><a href="#${name}">${worded(title)}</a></li>`).join('\n')}
</ul></nav>
`;

/** The rows of one table; nothing at all without any. */
async function* table(
  entry: RegisterEntry,
  exported: 'whole' | 'mention',
  page: Page & { times: Intl.DateTimeFormat },
): AsyncGenerator<string> {
  const { tx, who, files, times } = page;
  let count = 0;
  for await (const found of personRows(tx, { entry, exported, who })) {
    if (count === 0) {
      yield exported === 'whole'
        ? `<h3>${worded(entry.title)}</h3>\n<p class="quiet">${worded(entry.purpose)}</p>\n`
        : `<h3>${worded(entry.title)}: ما فعلته فيها</h3>\n<p class="quiet">عملك في المنصة. تفاصيلها تخص غيرك.</p>\n`;
    }
    const row = exported === 'whole' ? takeFiles(entry, found, files) : found.row;
    yield rowHtml(row, { entry, person: who.id, times });
    count += 1;
  }
}

/** All rows as a page that a person reads: Arabic, right to left, with its own style. */
export async function* writePage(page: Page): AsyncGenerator<string> {
  const times = timeFormat(page.timeZone);
  yield head(page);
  for (const { name, title, entries } of page.groups) {
    yield `<section id="${name}">\n<h2>${worded(title)}</h2>\n`;
    let empty = true;
    for (const entry of entries) {
      for (const exported of ['whole', 'mention'] as const) {
        for await (const piece of table(entry, exported, { ...page, times })) {
          empty = false;
          yield piece;
        }
      }
    }
    if (empty) yield '<p class="quiet">لا شيء.</p>\n';
    yield '</section>\n';
  }
  yield '</main>\n</body>\n</html>\n';
}

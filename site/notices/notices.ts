import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contained, containers } from './contained.ts';
import { type ShippedPackage, shippedPackages } from './packages.ts';
import { standardText, textsOf } from './texts.ts';

/** Fonts that papers and pictures are drawn with: `LICENSE-<font>` beside each. */
const fontFolders = ['fonts', 'document-fonts'].map((folder) =>
  join(import.meta.dirname, '../../api/assets', folder),
);
const fontLicence = 'LICENSE-';
const iconLicence = join(import.meta.dirname, '../app/ui/ornament/lucide/LICENSE');

const introduction = `برمجيات الآخرين في هذه المنصة

تعمل هذه المنصة ببرمجيات وخطوط كتبها آخرون، ونشروها بتراخيص تسمح باستعمالها وتوزيعها.
هذه أسماؤها، وبعدها نصوص تراخيصها.

THIRD-PARTY NOTICES

This platform contains software and fonts that others wrote, under licences that permit their use and
distribution. Their names come first, then the texts of their licences.`;

const rule = '='.repeat(80);

const containedIn = ({ name }: ShippedPackage): readonly Contained[] =>
  containers.find(({ packages }) => packages.test(name))?.contained ?? [];

/** What is named, and the texts that go with it. */
interface Notice {
  title: string;
  /** Lines below the title in the list. */
  details: string[];
  texts: string[];
}

function noticeOf(shipped: ShippedPackage): Notice {
  const { name, version, licence, source } = shipped;
  const contained = containedIn(shipped);
  return {
    title: `${name} ${version}`,
    details: [
      ...(licence ? [licence] : []),
      ...(source ? [source] : []),
      ...contained.map((one) => `contains ${one.name}: ${one.licences.join(', ')}; ${one.source}`),
    ],
    texts: [
      ...textsOf(shipped),
      ...contained.flatMap(({ name: holder, licences }) =>
        licences.flatMap((licence) => standardText(licence, `the authors of ${holder}`) ?? []),
      ),
    ],
  };
}

const fonts = (): Notice[] =>
  fontFolders
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .filter(({ file }) => file.startsWith(fontLicence))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ folder, file }) => ({
      title: `${file.slice(fontLicence.length)} (font, cut to the letters that are needed)`,
      details: ['OFL-1.1'],
      texts: [readFileSync(join(folder, file), 'utf8').trim()],
    }));

/** The drawings of icons, which are files of ours, so that no build sees their package. */
const icons = (): Notice => ({
  title: 'Lucide (drawings of icons)',
  details: ['ISC AND MIT', 'https://github.com/lucide-icons/lucide'],
  texts: [readFileSync(iconLicence, 'utf8').trim()],
});

/**
 * The notices of everything by others that the product contains: a list of packages, fonts and what they contain, then
 * every text once, below the names of those that it belongs to.
 *
 * @param bundled folders of packages that builds have put into their files, absolute
 */
export function writeNotices(bundled: readonly string[]): string {
  const notices = [...shippedPackages(bundled).map(noticeOf), ...fonts(), icons()];
  const list = notices.map(({ title, details }) =>
    [title, ...details.map((line) => `    ${line}`)].join('\n'),
  );
  const texts = new Map<string, string[]>();
  for (const { title, texts: own } of notices) {
    for (const text of new Set(own)) texts.set(text, [...(texts.get(text) ?? []), title]);
  }
  const sections = [...texts].map(
    ([text, titles]) => `${rule}\n${titles.join('\n')}\n${rule}\n\n${text}`,
  );
  return `${[introduction, list.join('\n'), ...sections].join('\n\n')}\n`;
}

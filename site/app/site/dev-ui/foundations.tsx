import { cx } from '#ui/class-names.ts';
import * as icons from '#ui/ornament/icons.ts';
import { Logo } from '#ui/ornament/logo.tsx';
import * as marks from '#ui/ornament/social-icons.ts';
import { Chapter, Specimen } from './specimen.tsx';

const siteName = 'نبراس';

const swatches: [ground: string, text: string, name: string][] = [
  ['bg-surface', 'text-text', 'surface'],
  ['bg-raised', 'text-text-soft', 'raised'],
  ['bg-sunken', 'text-text-faint', 'sunken'],
  ['bg-accent', 'text-on-accent', 'accent'],
  ['bg-accent-soft', 'text-accent-text', 'accent-soft'],
  ['bg-link-soft', 'text-link', 'link-soft'],
  ['bg-danger-soft', 'text-danger', 'danger-soft'],
  ['bg-success-soft', 'text-success', 'success-soft'],
  ['bg-warning-soft', 'text-warning', 'warning-soft'],
  ['bg-info-soft', 'text-info', 'info-soft'],
  ['bg-ink', 'text-on-ink', 'ink'],
  ['bg-ink-raised', 'text-on-ink-soft', 'ink-raised'],
];

const hues = [
  'bg-cat-web',
  'bg-cat-mobile',
  'bg-cat-data',
  'bg-cat-basics',
  'bg-cat-security',
  'bg-cat-devops',
];

const sizes: [className: string, text: string][] = [
  ['text-5xl font-bold', 'نورٌ على كل سطر'],
  ['text-4xl font-bold', 'تعلّم البرمجة بلغتك'],
  ['text-3xl font-semibold', 'ابدأ من أول سطر'],
  ['text-2xl font-semibold', 'أساسيات TypeScript خطوةً خطوة'],
  ['text-xl font-semibold', 'الفصل الثالث: الدوال والنطاقات'],
  ['text-lg', 'دروس قصيرة مصوّرة، ومشروعات حقيقية تبنيها بيدك.'],
  ['text-base', 'اكتب npm start ثم افتح المتصفح؛ يعمل الخادم على المنفذ 3000.'],
  ['text-sm text-text-soft', 'آخر تحديث منذ 3 أيام · 24 محاضرة · 6 ساعات'],
  ['text-xs text-text-faint', 'تُحفظ بياناتك على جهازك فقط.'],
];

/** Sorted, since server and browser may list a module's exports in different orders. */
const sortedIcons = Object.entries({ ...icons, ...marks }).sort(([one], [other]) =>
  one < other ? -1 : 1,
);

export function Foundations() {
  return (
    <Chapter title="الأساس">
      <Specimen name="الألوان بأدوارها">
        {swatches.map(([ground, text, name]) => (
          <span
            key={name}
            className={cx(
              'flex h-16 w-28 items-end rounded-sm border border-line p-2 text-xs',
              ground,
              text,
            )}
          >
            <bdi>{name}</bdi>
          </span>
        ))}
      </Specimen>
      <Specimen name="ألوان التصنيفات">
        {hues.map((hue) => (
          <span key={hue} className={cx('size-11 rounded-sm', hue)} />
        ))}
      </Specimen>
      <Specimen name="الخط والمقاسات" column>
        {sizes.map(([className, text]) => (
          <p key={className} className={className}>
            {text}
          </p>
        ))}
        <p>
          شغّل الأمر <code>npm install</code> ثم راسلنا على <bdi>team@example.com</bdi>.
        </p>
      </Specimen>
      <Specimen name="الشعار">
        <Logo name={siteName} size="lg" />
        <Logo name={siteName} />
        <span className="rounded-lg bg-ink p-5">
          <Logo name={siteName} onInk />
        </span>
      </Specimen>
      <Specimen name="الأيقونات">
        {sortedIcons.map(([name, Icon]) => (
          <Icon key={name} className="size-6 text-text-soft" />
        ))}
      </Specimen>
    </Chapter>
  );
}

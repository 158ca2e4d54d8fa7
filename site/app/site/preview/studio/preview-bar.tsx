import { type PreviewViewer, previewViewers } from '@nibras/contract/site/preview/studio/shapes.ts';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { BackLink } from '#ui/text/back-link.tsx';
import { viewerNames } from './preview-texts.ts';

export const previewWidths = ['desk', 'phone'] as const;
export type PreviewWidth = (typeof previewWidths)[number];
const widthNames: Record<PreviewWidth, string> = { desk: 'حاسوب', phone: 'هاتف' };

interface PreviewBarProps {
  /** Null for a page that everybody sees alike. */
  viewer: PreviewViewer | null;
  width: PreviewWidth;
  editPath: string;
}

/** The bar above a preview: the way back, as whom, and how wide. */
export function PreviewBar({ viewer, width, editPath }: PreviewBarProps) {
  const address = (as: PreviewViewer | null, wide: PreviewWidth) =>
    `?${new URLSearchParams({ ...(as && { as }), ...(wide === 'phone' && { width: wide }) })}`;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-raised px-4 py-1.5">
      <BackLink to={editPath}>العودة إلى التحرير</BackLink>
      <h1 className="sr-only">معاينة</h1>
      {viewer && (
        <Choice
          label="كما يراها"
          className="md:mx-auto"
          options={previewViewers.map((one) => ({
            label: viewerNames[one],
            to: address(one, width),
            current: one === viewer,
          }))}
        />
      )}
      <Choice
        label="عرض الشاشة"
        // A phone shows a page no wider than itself.
        className={cx('max-md:hidden', !viewer && 'ms-auto')}
        options={previewWidths.map((one) => ({
          label: widthNames[one],
          to: address(viewer, one),
          current: one === width,
        }))}
      />
    </header>
  );
}

interface ChoiceProps {
  label: string;
  options: { label: string; to: string; current: boolean }[];
  className?: string;
}

function Choice({ label, options, className }: ChoiceProps) {
  return (
    <nav aria-label={label} className={cx('flex items-center gap-2', className)}>
      <span aria-hidden="true" className="text-sm text-text-faint max-lg:hidden">
        {label}
      </span>
      <ul className="flex rounded-md bg-sunken p-0.5">
        {options.map((option) => (
          <li key={option.to}>
            <Link
              to={option.to}
              replace
              aria-current={option.current ? 'true' : undefined}
              className={cx(
                'flex min-h-10 items-center rounded-sm px-3 text-sm no-underline transition-colors',
                option.current
                  ? 'bg-raised font-semibold text-text shadow-low'
                  : 'text-text-soft hover:text-text',
              )}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

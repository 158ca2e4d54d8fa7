import type { SVGProps } from 'react';
import { starPoints } from './eight-fold.ts';

type IconProps = SVGProps<SVGSVGElement>;

/** The frame that Lucide's icons have, so that drawn and borrowed ones stand side by side. */
function Icon({ children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** A hanging lantern with its flame. */
export function LampIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2v2.5M8.5 8 12 4.5 15.5 8" />
      <path d="M8 8h8l2.5 4.5L16 18.5H8L5.5 12.5z" />
      <path d="M9.5 18.5v2.75h5V18.5" />
      <path d="M12 10.5c1.4 1.3 2 2.2 2 3.2a2 2 0 0 1-4 0c0-.6.3-1.1.8-1.6.4.4.7.5.9.2.2-.4.2-1 .3-1.8z" />
    </Icon>
  );
}

/** The eight-fold star, drawn as its two squares. */
export function GirihStarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.28 5.28h13.44v13.44H5.28z" />
      <path d="M12 2.5 21.5 12 12 21.5 2.5 12z" />
    </Icon>
  );
}

/** A course: an open book with a star over it. */
export function CourseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c-1.8-1.4-4.6-2-8.5-2V9.5c3.9 0 6.7.6 8.5 2 1.8-1.4 4.6-2 8.5-2V19c-3.9 0-6.7.6-8.5 2z" />
      <path d="M12 11.5V21" />
      <polygon points={starPoints(12, 4.6, 3.1, 0.6)} />
    </Icon>
  );
}

/** A chapter: leaves held by a marker. */
export function ChapterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h14v17H5z" />
      <path d="M8.5 12.5h7M8.5 16h7" />
      <path d="M13 3.5v5.75L14.75 8l1.75 1.25V3.5" />
    </Icon>
  );
}

import type { SVGProps } from 'react';

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
      <path d="M12 1.75V4M7.5 8.25 12 4l4.5 4.25" />
      <path d="M6.75 8.25h10.5L19 13l-2.5 5.5h-9L5 13z" />
      <path d="M9 18.5V21.5h6v-3" />
      <path d="M12 10.75c.4 1.5 1.9 2.25 1.9 3.9a1.9 1.9 0 0 1-3.8 0c0-1.65 1.5-2.4 1.9-3.9z" />
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

/** A course: an open book with a flame over it. */
export function CourseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25c-1.9-1.4-4.9-2-9-2v-9.5c4.1 0 7.1.6 9 2 1.9-1.4 4.9-2 9-2v9.5c-4.1 0-7.1.6-9 2z" />
      <path d="M12 11.75v9.5" />
      <path d="M12 1.75c.4 1.7 2.1 2.4 2.1 4.1a2.1 2.1 0 0 1-4.2 0c0-1.7 1.7-2.4 2.1-4.1z" />
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

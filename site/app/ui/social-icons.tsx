import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

/** Marks of the networks, drawn in the stroke of our own icons. They do not mirror. */
function Mark({ children, ...rest }: IconProps) {
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

export function FacebookIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M11.5 21V10.75c0-1.75 1-2.75 2.5-2.75h1.25M9 13.25h5.5" />
    </Mark>
  );
}

export function XIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <path d="M4 4h3.6L20 20h-3.6zM19.25 4l-6 6.75M10.6 13.4 4.75 20" />
    </Mark>
  );
}

export function YouTubeIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <rect x="2.5" y="5.25" width="19" height="13.5" rx="4" />
      <path d="m10.25 9 4.75 3-4.75 3z" fill="currentColor" />
    </Mark>
  );
}

export function LinkedInIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M7.5 10.75v6M7.5 7.4v.1M11.5 16.75v-6M11.5 13.5c0-1.75 1-2.75 2.5-2.75s2.5 1 2.5 2.75v3.25" />
    </Mark>
  );
}

export function TelegramIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <path d="m21 4.25-3 15.5-6.25-4.5L8.5 18.5l-.75-5.75L3 11z" />
      <path d="m7.75 12.75 9-5.25-5 7.75" />
    </Mark>
  );
}

export function WhatsAppIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <path d="M3 21l1.4-4.6A9 9 0 1 1 7.8 19.7z" />
      <path d="M9 8.25c-.75.75-.75 2 .75 4s3.25 3 4.5 2.75c.75-.15 1.25-.75 1.25-1.5l-2-.75-.9.9c-1-.4-1.85-1.25-2.25-2.25l.9-.9-.75-2z" />
    </Mark>
  );
}

export function InstagramIcon(props: IconProps) {
  return (
    <Mark {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </Mark>
  );
}

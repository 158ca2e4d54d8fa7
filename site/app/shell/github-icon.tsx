import type { SVGProps } from 'react';

/** The network's mark in the stroke of our own icons: a branch that parts and meets. */
export function GitHubIcon(props: SVGProps<SVGSVGElement>) {
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
      {...props}
    >
      <path d="M9.25 21v-3.25c-3.5.9-4.25-1.5-5.75-2" />
      <path d="M14.75 21v-3.6c0-1-.3-1.65-.75-2.05 2.7-.35 5.25-1.5 5.25-5.6 0-1.2-.45-2.3-1.2-3.1.15-.45.45-1.6-.15-3.15 0 0-1.1-.3-3.4 1.25a11.6 11.6 0 0 0-6 0C6.2 3.2 5.1 3.5 5.1 3.5c-.6 1.55-.3 2.7-.15 3.15a4.5 4.5 0 0 0-1.2 3.1c0 4.1 2.55 5.25 5.25 5.6-.45.4-.75 1.05-.75 2.05" />
    </svg>
  );
}

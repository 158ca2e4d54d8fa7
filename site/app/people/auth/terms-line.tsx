import { termsParts } from '@nibras/contract/people/consents/terms.ts';
import { Link } from '#ui/text/link.tsx';

/** What is agreed to by signing in; the server keeps it with the consent. */
export default function TermsLine() {
  return (
    <p className="-mt-2 text-center text-sm text-text-faint">
      {termsParts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={part.page} to={`/pages/${part.page}`}>
            {part.name}
          </Link>
        ),
      )}
    </p>
  );
}

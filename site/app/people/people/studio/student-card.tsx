import type { StudentAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';

/** Who a student is, and their address where the teacher may see it. */
export function StudentCard({ person }: { person: StudentAnswer['person'] }) {
  const { name, email, photo, online } = person;
  const media = useMediaUrl();
  return (
    <section
      aria-label="الحساب"
      className="flex items-center gap-4 rounded-lg border border-line bg-raised px-4 py-5 sm:px-6"
    >
      <Avatar name={name} src={media(photo, 160)} size="lg" online={online} />
      <div className="min-w-0">
        {/* The page's heading is the same name, for screen readers. */}
        <p aria-hidden="true" className="text-xl font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {email && (
          <a href={`mailto:${email}`} className="text-sm wrap-anywhere text-link">
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </div>
    </section>
  );
}

import type { ParsedSkill } from '@nibras/contract/compat/parse-services.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';

/** The skills used in the project, with their logos. */
export function ProjectSkills({ skills }: { skills: ParsedSkill[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {skills.map((skill) => (
        <li
          key={skill.name}
          className="inline-flex min-h-10 items-center gap-2.5 rounded-full border border-line bg-raised px-4 py-1"
        >
          <SkillLogo image={skill.image} />
          <bdi>{skill.name}</bdi>
        </li>
      ))}
    </ul>
  );
}

function SkillLogo({ image }: { image: string | null }) {
  const src = useMediaUrl()(image, 160);
  const { broken, watch } = useBrokenImage(src);
  if (!src || broken) return null;
  return (
    <img
      {...watch}
      src={src}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      className="size-6 shrink-0 object-contain"
    />
  );
}

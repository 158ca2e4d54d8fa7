import { wording } from '@nibras/contract/text/wording.ts';
import { CardFrame } from '#content/offers/studio/index.ts';
import { useChosen } from '#studio-kit/choices/use-chosen.ts';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { ProjectCard } from '../index.ts';

/** The project's card as lists will show it, with what is being typed. */
export function ProjectCardPreview({ edited }: { edited: EditedItem<'project'> }) {
  const { field, id } = edited;
  const skillIds = field('skills').value;
  const { choiceOf } = useChosen('skill', skillIds);
  const skill = skillIds.flatMap((one) => {
    const known = choiceOf(one);
    return known ? [{ id: one, name: known.name, image: known.image }] : [];
  });
  return (
    <CardFrame>
      <ProjectCard
        search=""
        wide={false}
        priority={false}
        project={{
          id,
          slug: '',
          name: field('name').value || wording`اسم المشروع`,
          description: field('description').value,
          image: field('image').value,
          images: field('images').value,
          project_url: null,
          completedAt: null,
          created_at: null,
          skill,
          services: [],
        }}
      />
    </CardFrame>
  );
}

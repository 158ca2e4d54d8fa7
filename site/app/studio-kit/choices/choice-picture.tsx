import type { Choice, ChoiceKind } from '@nibras/contract/content/choices/studio/shapes.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { SkillsIcon } from '../frame/icons.ts';
import { Thumb } from '../frame/thumb.tsx';

interface ChoicePictureProps {
  kind: ChoiceKind;
  choice: Pick<Choice, 'name' | 'image'>;
}

/** The small picture beside a name: a cover, the sign of a skill, or a person's photo. */
export function ChoicePicture({ kind, choice }: ChoicePictureProps) {
  const mediaUrl = useMediaUrl();
  if (kind === 'manager') {
    return <Avatar name={choice.name} src={mediaUrl(choice.image, 120)} size="sm" />;
  }
  if (kind === 'skill') return <SkillPicture path={choice.image} />;
  return <Thumb path={choice.image} className="w-14!" />;
}

/** The sign of a skill, which is seen whole. */
export function SkillPicture({ path, className }: { path: string | null; className?: string }) {
  const src = useMediaUrl()(path, 120);
  const { broken, watch } = useBrokenImage(src);
  return (
    <span
      className={cx(
        'grid size-9 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-text-faint',
        className,
      )}
    >
      {src && !broken ? (
        <img
          {...watch}
          src={src}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          decoding="async"
          className="size-full object-contain p-1"
        />
      ) : (
        <SkillsIcon className="size-5" />
      )}
    </span>
  );
}

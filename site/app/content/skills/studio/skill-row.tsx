import type { StudioSkill } from '@nibras/contract/content/skills/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { adjectives } from '@nibras/contract/text/rare-nouns.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { SkillPicture } from '#studio-kit/choices/choice-picture.tsx';
import { NameField } from '#studio-kit/frame/name-field.tsx';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DeleteIcon, DownIcon } from '#ui/ornament/icons.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import { textDirection } from '#ui/text/text-direction.ts';
import { SkillImageDialog } from './skill-image-dialog.tsx';
import { useSkillActions } from './use-skill-actions.ts';

/** A skill: its picture, its name that is changed in place, and the projects that have it. */
export function SkillRow({ skill }: { skill: StudioSkill }) {
  const { name, image } = skill;
  const { rename, remove } = useSkillActions();
  const [picturing, setPicturing] = useState(false);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-1.5 sm:flex">
      <button
        type="button"
        onClick={() => setPicturing(true)}
        title="غيّر الصورة"
        className="touch-target relative shrink-0 rounded-sm"
      >
        <SkillPicture path={image} />
        <span className="sr-only">{`صورة «${name}»`}</span>
      </button>
      <NameField
        label={`اسم المهارة «${name}»`}
        value={name}
        maxLength={limits.skillNameMaxLength}
        onSave={(next) => rename(skill, next)}
        // A Latin name begins beside its picture too.
        className={cx('min-w-0 grow', textDirection(name) === 'ltr' && 'text-end!')}
      />
      <Uses skill={skill} />
      <IconButton
        label={`احذف «${name}»`}
        onClick={() => void remove(skill)}
        className="max-sm:col-start-3 max-sm:row-start-1"
      >
        <DeleteIcon />
      </IconButton>
      {picturing && <SkillImageDialog skill={skill} onClose={() => setPicturing(false)} />}
    </li>
  );
}

/** How many projects have it; a press names them. */
function Uses({ skill: { uses, projects } }: { skill: StudioSkill }) {
  if (uses === 0) {
    return (
      <span className="shrink-0 text-sm whitespace-nowrap text-text-faint max-sm:col-start-2 max-sm:row-start-2 max-sm:px-2">
        غير مستخدمة
      </span>
    );
  }
  return (
    <div className="relative shrink-0 max-sm:col-start-2 max-sm:row-start-2">
      <Disclosure
        trigger={
          <>
            {countLabel(uses, 'project')}
            <DownIcon className="size-4" />
          </>
        }
        triggerClassName="flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm whitespace-nowrap text-text-soft hover:bg-sunken hover:text-text"
      >
        <ul>
          {projects.map((project) => (
            <li key={project.id}>
              <Link to={`/studio/projects/${project.id}`} className={menuRowClass}>
                <bdi className="truncate">{project.name}</bdi>
              </Link>
            </li>
          ))}
          {uses > projects.length && (
            <li className="px-3 py-2 text-sm text-text-faint">
              {`و${countLabel(uses - projects.length, 'project', 'nominative', adjectives.other)}`}
            </li>
          )}
        </ul>
      </Disclosure>
    </div>
  );
}

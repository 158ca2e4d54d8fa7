import { type Role, roles } from '@nibras/contract/people/auth/shapes.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useId, useRef, useState } from 'react';
import { Section } from '#studio-kit/fields/section.tsx';
import { cx } from '#ui/class-names.ts';
import { roleTexts } from '../people-texts.ts';
import { usePersonActions } from '../use-person-actions.ts';

/** The role on the platform, changed by one press, and what each role may do in words. */
export function RoleSection({ person }: { person: PersonAnswer['person'] }) {
  const { changeRole } = usePersonActions(person.id);
  /** What was pressed shows at once; null where nothing is on its way. */
  const [asked, setAsked] = useState<Role | null>(null);
  const id = useId();
  /** Changes go one after another; the last press counts. */
  const last = useRef(Promise.resolve());

  function choose(role: Role) {
    setAsked(role);
    last.current = last.current
      .then(() => changeRole(role))
      .then(() => setAsked((now) => (now === role ? null : now)));
  }

  return (
    <Section
      title="الدور"
      {...(person.own && {
        description: 'لا تغيّر دورك بنفسك، حتى لا تفقد الاستوديو خطأً. مشرف آخر يستطيع ذلك.',
      })}
    >
      <fieldset aria-label="الدور على المنصة" disabled={person.own}>
        {roles.map((role) => {
          const chosen = role === (asked ?? person.role);
          const { name, may } = roleTexts[role];
          return (
            <label
              key={role}
              className={cx(
                '-mx-2 flex items-start gap-3 rounded-md px-2 py-2.5',
                chosen ? 'bg-link-soft' : !person.own && 'cursor-pointer hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name={`${id}-role`}
                checked={chosen}
                aria-labelledby={`${id}-${role}-name`}
                aria-describedby={`${id}-${role}`}
                onChange={() => choose(role)}
                className="mt-1 size-5 shrink-0 accent-link"
              />
              <span>
                <span id={`${id}-${role}-name`} className="block font-medium">
                  {name}
                </span>
                <span id={`${id}-${role}`} className="block text-sm text-text-soft">
                  {may}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </Section>
  );
}

export { useMakeSkill } from './use-make-skill.ts';

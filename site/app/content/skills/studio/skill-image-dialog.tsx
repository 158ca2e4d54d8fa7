import type { StudioSkill } from '@nibras/contract/content/skills/studio/shapes.ts';
import { MediaField } from '#content/media/studio/index.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useSkillActions } from './use-skill-actions.ts';

interface SkillImageDialogProps {
  skill: StudioSkill;
  onClose(): void;
}

/** Chooses the picture of a skill, which every project with it shows at once. */
export function SkillImageDialog({ skill, onClose }: SkillImageDialogProps) {
  const { setImage } = useSkillActions();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`صورة «${skill.name}»`}
      description="صورة صغيرة مربعة، كشعار اللغة أو الأداة."
      size="md"
    >
      <MediaField
        kind="image"
        label="الصورة"
        value={skill.image}
        onChange={(path) => void setImage(skill, path)}
      />
    </Dialog>
  );
}

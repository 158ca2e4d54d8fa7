import { CaptionsIcon, NoCaptionsIcon } from './player-icons.ts';
import { ChoiceRow, PlayerMenu } from './player-menu.tsx';
import type { VideoCaptions } from './use-captions.ts';

interface CaptionsMenuProps {
  captions: readonly VideoCaptions[];
  /** The language that is shown; null for none. */
  language: string | null;
  isOpen: boolean;
  onOpenChange(open: boolean): void;
  onChoose(language: string | null): void;
}

/** The languages of the captions, and none. */
export function CaptionsMenu(props: CaptionsMenuProps) {
  const { captions, language, onChoose } = props;
  return (
    <PlayerMenu
      label="الترجمة المكتوبة"
      tip={language ? 'الترجمة ظاهرة' : 'الترجمة مخفية'}
      icon={language ? <CaptionsIcon /> : <NoCaptionsIcon />}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
    >
      {[{ language: null, label: 'بلا ترجمة' }, ...captions].map((one) => (
        <ChoiceRow
          key={one.language ?? ''}
          isChosen={one.language === language}
          onPress={() => onChoose(one.language)}
        >
          {one.label}
        </ChoiceRow>
      ))}
    </PlayerMenu>
  );
}

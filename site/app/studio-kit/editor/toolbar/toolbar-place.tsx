import { ToolFace, toolAttributes } from './tool-face.tsx';
import { menuTools, type Tool, toolbarClass, toolbarRowClass, tools } from './tools.ts';

interface ToolbarPlaceProps {
  /** The name of the field. */
  label: string;
  disabled: boolean;
  /** Called with the tool that the editor is to use when it is there. */
  onPress(tool: Tool): void;
}

const unavailable: ReadonlySet<string> = new Set<Tool>(['undo', 'redo']);

/** The toolbar as it looks before the editor has loaded. A press is done by the editor when it comes. */
export function ToolbarPlace({ label, disabled, onPress }: ToolbarPlaceProps) {
  return (
    <div className={toolbarClass}>
      <div role="toolbar" aria-label={`أدوات «${label}»`} dir="rtl" className={toolbarRowClass}>
        {(Object.keys(tools) as Tool[]).map((tool) => {
          const isMenu = menuTools.has(tool);
          return (
            <button
              key={tool}
              type="button"
              {...toolAttributes(tool)}
              // One stop for the keyboard, as in a toolbar.
              tabIndex={tool === 'style' ? 0 : -1}
              {...(isMenu && { 'aria-haspopup': 'menu' as const, 'aria-expanded': false })}
              disabled={unavailable.has(tool) || (disabled && !isMenu && tool !== 'find')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPress(tool)}
            >
              <ToolFace tool={tool} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Uses a tool of the toolbar in this field as a press does; without `isPressed` it only gets the focus. */
export function applyTool(field: HTMLElement, tool: string, isPressed: boolean): void {
  const button = field.querySelector<HTMLButtonElement>(`button[data-tool="${tool}"]`);
  if (!isPressed) button?.focus();
  // The menus open by keys and pointers, not by a click.
  else if (menuTools.has(tool)) {
    button?.focus();
    const key = { key: 'Enter', bubbles: true, cancelable: true };
    button?.dispatchEvent(new KeyboardEvent('keydown', key));
  } else button?.click();
}

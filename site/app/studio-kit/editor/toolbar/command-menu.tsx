import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import * as Toolbar from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { menuRowClass } from '#ui/overlay/menu-row-class.ts';
import type { Command } from './commands.ts';
import { ToolFace, toolAttributes } from './tool-face.tsx';
import type { Tool } from './tools.ts';

interface CommandMenuProps {
  editor: Editor;
  tool: Tool;
  /** The name of the chosen style of paragraphs. */
  chosen?: string | undefined;
  commands: Command[];
  /** The ids of the commands that hold at the selection. */
  active: ReadonlySet<string>;
  /** Rows before the commands. */
  children?: ReactNode;
}

/** A menu of commands in the toolbar; the focus returns to the text. */
export function CommandMenu({
  editor,
  tool,
  chosen,
  commands,
  active,
  children,
}: CommandMenuProps) {
  return (
    // Not modal: Radix locks scrolling by a style element, which the security policy blocks.
    <DropdownMenu.Root dir="rtl" modal={false}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger {...toolAttributes(tool, chosen)}>
          <ToolFace tool={tool} style={chosen} />
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-menu max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-high"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            editor.commands.focus();
          }}
        >
          {children}
          {commands.map((command) => (
            <MenuRow
              key={command.id}
              icon={<command.icon />}
              label={command.label}
              keys={command.keys}
              active={active.has(command.id)}
              onSelect={() => command.run(editor.chain().focus()).run()}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuRowProps {
  icon: ReactNode;
  label: string;
  keys?: string;
  active?: boolean;
  onSelect(): void;
}

export function MenuRow({ icon, label, keys, active = false, onSelect }: MenuRowProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={active}
      onSelect={onSelect}
      className={`${menuRowClass} cursor-pointer data-highlighted:bg-sunken data-highlighted:outline-none`}
    >
      {icon}
      <span className="grow">{label}</span>
      {keys && (
        <bdi dir="auto" className="text-xs text-text-faint">
          {keys}
        </bdi>
      )}
      {active && <CheckIcon className="text-link!" />}
    </DropdownMenu.CheckboxItem>
  );
}

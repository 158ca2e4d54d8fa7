import * as Toolbar from '@radix-ui/react-toolbar';
import type { ComponentProps } from 'react';
import { ToolFace, toolAttributes } from './tool-face.tsx';
import type { Tool } from './tools.ts';

interface ToolbarButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  tool: Tool;
  pressed?: boolean;
}

/** A button of the toolbar. Pressing it with a pointer leaves the selection of the text as it is. */
export function ToolbarButton({ tool, pressed, ...rest }: ToolbarButtonProps) {
  return (
    <Toolbar.Button
      {...toolAttributes(tool)}
      aria-pressed={pressed}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <ToolFace tool={tool} />
    </Toolbar.Button>
  );
}

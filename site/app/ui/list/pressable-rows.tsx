import type { CustomContainerComponentProps } from 'virtua';

type Rows = (props: CustomContainerComponentProps) => React.ReactNode;

/**
 * The element around the rows of a virtual list, as its `as`. While a list scrolls, and 150 ms after, virtua takes the
 * pointer from its rows, so a press in that time would be lost; these rows keep it.
 */
const pressable =
  (Tag: 'div' | 'ol'): Rows =>
  ({ style, ...rest }) => <Tag {...rest} style={{ ...style, pointerEvents: undefined }} />;

export const PressableRows = pressable('div');
export const PressableList = pressable('ol');

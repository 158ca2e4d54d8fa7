/** A viewport at which screens are checked. */
export interface Size {
  width: number;
  height: number;
  /** A device with a touch screen, which has other controls. */
  touch?: boolean;
}

export const desktop = { width: 1280, height: 860 } satisfies Size;
export const phone = { width: 360, height: 780, touch: true } satisfies Size;
/** Between the two, where most layouts change. A wide phone: portrait, with touch. */
export const tablet = { width: 768, height: 1024, touch: true } satisfies Size;

/** For `test.use`: screens that are opened once and checked at every size, since opening one takes longer than a check. */
export const everySize = { sizes: [[desktop, phone, tablet] as Size[], { scope: 'test' }] } as {
  sizes: [Size[], { scope: 'test' }];
};

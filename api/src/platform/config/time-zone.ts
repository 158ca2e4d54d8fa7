/** Whether a name is that of a time zone, such as `Africa/Cairo`. */
export const isTimeZone = (name: string): boolean =>
  name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);

export interface TimeZoneOption {
  value: string;
  label: string;
}

const offsetOf = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const labelOf = (timeZone: string, at: Date): string =>
  timeZone === 'UTC'
    ? timeZone
    : `${timeZone.replaceAll('_', ' ').replaceAll('/', ' / ')} (${offsetOf(timeZone, at)})`;

/** Every zone that the browser knows, UTC and `present`, with the offset that each has at `at`. */
export const timeZoneOptions = (present: string, at: Date): TimeZoneOption[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', present])]
    .toSorted()
    .map((value) => ({ value, label: labelOf(value, at) }));

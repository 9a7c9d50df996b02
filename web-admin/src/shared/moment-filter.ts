/** A field's local time as the server takes it. */
export const toMoment = (local: string): string => (local ? new Date(local).toISOString() : '');

/** Of a list's filter by a moment. */
export const timeWidth = { width: { xs: '100%', sm: 230 } };

import { required } from 'ra-core';

const isRequired = required();

/** A draft may lack a text; what learners see, or will see from a queue, may not. */
export const neededToPublish = (value: unknown, values: { status?: string }) =>
  values.status === undefined || values.status === 'draft' ? undefined : isRequired(value, values);

/** An emptied field stays a text, as the server wants it. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : '');

import { z } from 'zod';
import type { EventContract } from './event.ts';

/** The JSON Schema of an event's data, with its topic and key: what is kept as golden per version. */
export const eventJsonSchema = (event: EventContract): Record<string, unknown> => ({
  ...z.toJSONSchema(event.data, { io: 'input' }),
  title: event.type,
  description: `Topic ${event.topic}, keyed by ${event.key}. When: ${event.when}.`,
});

/** The file that an event's golden schema is kept in, such as `auth.user_registered.v1.json`. */
export const goldenFileName = (type: string): string => `${type.replace(/^academy\./, '')}.json`;

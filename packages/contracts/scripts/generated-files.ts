import { buildOpenApi } from '../src/openapi/build-openapi.ts';
import { eventJsonSchema, goldenFileName } from '../src/events/event-json-schema.ts';
import { events } from '../src/registry/services.ts';
import { endpoints } from '../src/registry/services.ts';

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every generated file by its path under `generated/`, with its text as the contracts say today. */
export const generatedFiles = (): Map<string, string> =>
  new Map([
    ['openapi.json', text(buildOpenApi(endpoints))],
    ...events.map((event): [string, string] => [
      `events/${goldenFileName(event.type)}`,
      text(eventJsonSchema(event)),
    ]),
  ]);

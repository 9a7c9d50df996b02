import { z } from 'zod';
import type { Access, Endpoint } from '../http/endpoint.ts';
import type { OwnedEndpoint } from '../registry/services.ts';
import { rolesWith } from '../shared/permissions.ts';
import { problemSchema } from '../shared/problem.ts';

type Json = Record<string, unknown>;

const statusText: Record<number, string> = {
  400: 'The request is not valid; `fields` names what is wrong.',
  401: 'Not signed in, or the session has ended.',
  403: 'The caller is not allowed to do this.',
  404: 'Not found.',
  409: 'The current state of the resource does not allow it.',
  413: 'The request is too large.',
  429: 'Too many requests; `Retry-After` says when to retry.',
  503: 'Temporarily unavailable; `Retry-After` says when to retry.',
};

const accessText = (access: Access): string => {
  if (access === 'public') return 'Public.';
  if (access === 'member') return 'Requires a signed-in user.';
  return `Requires the permission \`${access}\`, which these roles have: ${rolesWith(access).join(', ')}.`;
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const openApiPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const problemAnswer = (status: number): Json => ({
  description: statusText[status] ?? 'A problem.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const failuresOf = (endpoint: Endpoint): number[] => {
  const always = [400, 429, 503];
  const guarded = endpoint.access === 'public' ? [] : [401, 403];
  return [...new Set([...always, ...guarded, ...(endpoint.errors ?? [])])].sort((a, b) => a - b);
};

const successOf = (endpoint: Endpoint): Json => {
  const description = endpoint.notes ?? endpoint.summary;
  if (endpoint.response)
    return {
      description,
      content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
    };
  if (endpoint.media)
    return {
      description,
      content: Object.fromEntries(
        [endpoint.media].flat().map((media) => [media, { schema: { type: 'string', format: 'binary' } }]),
      ),
    };
  return { description };
};

const operationOf = (name: string, endpoint: OwnedEndpoint): Json => ({
  operationId: name,
  tags: [endpoint.owner],
  summary: endpoint.summary,
  description: [accessText(endpoint.access), endpoint.notes].filter(Boolean).join(' '),
  'x-access': endpoint.access,
  security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
    },
  }),
  responses: {
    [endpoint.status ?? 200]: successOf(endpoint),
    ...Object.fromEntries(failuresOf(endpoint).map((status) => [status, problemAnswer(status)])),
  },
});

/**
 * The OpenAPI 3.1 description of a set of endpoints, as a plain JSON object.
 * Operation ids are the names under which the contracts declare the endpoints.
 */
export const buildOpenApi = (endpoints: Readonly<Record<string, OwnedEndpoint>>): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Promptario', version: '1', description: 'The calls of the academy.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  };
};

import { serviceNames, type ServiceName } from './service-names.ts';

export type UpstreamVariable = `${Uppercase<ServiceName>}_URL`;

/** The environment variable that names a service's address to the gateway: `library` → `LIBRARY_URL`. */
export const upstreamVariable = (name: ServiceName): UpstreamVariable =>
  // toUpperCase gives a plain string; the type says what it does to these names.
  `${name.toUpperCase() as Uppercase<ServiceName>}_URL`;

/** A value for each upstream variable. */
export const perUpstream = <Value>(valueOf: (name: ServiceName) => Value): Record<UpstreamVariable, Value> =>
  // Object.fromEntries forgets which keys there are; they are the registry's.
  Object.fromEntries(serviceNames.map((name) => [upstreamVariable(name), valueOf(name)])) as Record<
    UpstreamVariable,
    Value
  >;

/** A value for each service. */
export const perService = <Value>(valueOf: (name: ServiceName) => Value): Record<ServiceName, Value> =>
  Object.fromEntries(serviceNames.map((name) => [name, valueOf(name)])) as Record<ServiceName, Value>;

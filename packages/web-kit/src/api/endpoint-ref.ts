import type { Endpoint } from '@academy/contracts/http/endpoint.ts';

/**
 * An endpoint of the contracts as the browser needs it: method and path to call, the rest as types only.
 * The schemas themselves stay out of the bundle.
 */
export interface EndpointRef<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Never set: carries the types of the contract. */
  readonly contract?: E;
}

/**
 * Names an endpoint by its contract's type: `endpointRef<typeof login>('POST', '/api/auth/login')`.
 * The compiler refuses a method or path that is not the contract's own.
 */
export const endpointRef = <E extends Endpoint>(method: E['method'], path: E['path']): EndpointRef<E> => ({
  method,
  path,
});

import { defaultMaxBodyBytes, type Cost, type Endpoint } from '@academy/contracts/http/endpoint.ts';

/** What the gateway observes for a call, as its contract declares it. */
export interface CallPolicy {
  maxBodyBytes: number;
  /** Null for the gateway's own deadline. */
  deadlineMs: number | null;
  streams: boolean;
  cost: Cost | null;
  cacheable: boolean;
}

/** A stream may be silent for longer than a short call: a model thinks before its first token. */
const streamDeadlineMs = 120_000;

export const policyOf = (endpoint: Endpoint): CallPolicy => ({
  maxBodyBytes: endpoint.maxBodyBytes ?? defaultMaxBodyBytes,
  deadlineMs: endpoint.deadlineMs ?? (endpoint.streams ? streamDeadlineMs : null),
  streams: endpoint.streams ?? false,
  cost: endpoint.cost ?? null,
  cacheable: endpoint.cacheable ?? false,
});

/** For a method that is not declared: the service itself refuses it. */
export const ordinaryPolicy: CallPolicy = {
  maxBodyBytes: defaultMaxBodyBytes,
  deadlineMs: null,
  streams: false,
  cost: null,
  cacheable: false,
};

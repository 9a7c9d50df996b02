import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import i18next from 'i18next';

/** Why something failed, in words for the reader: the server's, else `otherwise`, else whether the network is at fault. */
export function failureText(error: unknown, otherwise?: string): string {
  if (error instanceof ApiError) return error.detail;
  return otherwise ?? i18next.t(error instanceof NetworkError ? 'error.network' : 'error.unknown');
}

const SERVER_ERROR = 500;

/** Whether the server has decided against it, rather than failed or not been reached. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < SERVER_ERROR;

import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import { currentContext } from '../context/request-context.ts';

export type Logger = PinoLogger;

const secretKeys = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'refreshToken',
];
const at = (prefix: string) => (key: string) =>
  key.startsWith('[') ? `${prefix}${key}` : `${prefix}.${key}`;
const redactedPaths = [...secretKeys, ...secretKeys.map(at('*')), ...secretKeys.map(at('*.*'))];

export interface LoggerOptions {
  service: string;
  level: string;
  /** Standard output when absent; tests pass a stream of their own. */
  destination?: DestinationStream;
}

/**
 * JSON lines with the service's name, and the request id and trace of the work at hand. Secrets (authorization,
 * cookies, passwords, tokens) are replaced up to two levels deep.
 */
export const createLogger = ({ service, level, destination }: LoggerOptions): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
      mixin: () => {
        const context = currentContext();
        return context ? { requestId: context.requestId, traceId: context.traceparent.slice(3, 35) } : {};
      },
    },
    destination ?? pino.destination({ sync: true }),
  );

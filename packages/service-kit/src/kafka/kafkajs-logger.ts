import { logLevel, type logCreator } from 'kafkajs';
import type { Logger } from '../logging/logger.ts';

/** kafkajs logs every reconnect as an error; to us those are warnings, its own failures surface elsewhere. */
export const kafkajsLogs =
  (logger: Logger): logCreator =>
  () =>
  ({ namespace, level, log }) => {
    const { message, timestamp: _timestamp, logger: _name, stack: _stack, ...details } = log;
    const fields = { kafkajs: namespace, ...details };
    if (level === logLevel.ERROR || level === logLevel.WARN) logger.warn(fields, message);
    else logger.debug(fields, message);
  };

import type { ServiceName } from '@academy/contracts/registry/service-names.ts';
import { ConfigError } from '../config/parse-config.ts';
import type { CommonConfig } from '../config/common-config.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { connectMongo } from '../mongo/connect-mongo.ts';
import type { Runtime } from './service-runtime.ts';

interface Command<Settings> {
  service: ServiceName;
  /** What it does, for the sentence of a failure: `rotate its signing keys`. */
  does: string;
  /** Reads its settings. Throws ConfigError where they do not fit. */
  settings: () => Settings;
  run: (on: { config: Settings; mongo: Runtime['mongo']; logger: Logger }) => Promise<void>;
  /** Where it could not be done at all. */
  failureCode?: number;
}

/** Runs a command beside the service, on its store. A failure is one line on stderr, and its exit code. */
export const commandOnStore = async <
  Settings extends Pick<CommonConfig, 'LOG_LEVEL' | 'MONGO_URL' | 'DB_PREFIX'>,
>({
  service,
  does,
  settings,
  run,
  failureCode = 1,
}: Command<Settings>): Promise<void> => {
  try {
    const config = settings();
    const logger = createLogger({ service, level: config.LOG_LEVEL });
    const mongo = await connectMongo({
      url: config.MONGO_URL,
      dbName: `${config.DB_PREFIX}${service}`,
      logger,
    });
    try {
      await run({ config, mongo, logger });
    } finally {
      await mongo.close();
    }
  } catch (error) {
    const message = error instanceof ConfigError || error instanceof Error ? error.message : String(error);
    process.stderr.write(`${service} could not ${does}: ${message}\n`);
    process.exitCode = failureCode;
  }
};

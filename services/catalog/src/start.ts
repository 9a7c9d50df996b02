import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
<<<<<<< HEAD
import { createRuntime, runParts } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { runMigrations } from '@academy/service-kit/migrations/run-migrations.ts';
import { configSchema } from './config.ts';
import { readCourses } from './content/read-courses.ts';
import { migrations } from './data/migrations/migrations.ts';
import { compose } from './dependencies.ts';
import { importCourses } from './use-cases/import-courses.ts';

runService({
  name: 'catalog',
  start: async () => {
    const config = parseConfig(configSchema, process.env);
    const runtime = await createRuntime({ service: 'catalog', config });
    const { parts, catalog } = compose(runtime, config);
    await runMigrations({
      connection: runtime.mongo,
      migrations: migrations(runtime.mongo),
      logger: runtime.logger,
    });
    if (config.CONTENT_DIR) {
      const counts = await importCourses(catalog, await readCourses(config.CONTENT_DIR));
      runtime.logger.info({ counts }, 'content imported');
    }
    return runParts(runtime, parts);
  },
});
=======
import { catalog } from './service.ts';

runService(catalog);
>>>>>>> 2eb0bd0 (kit: define a service once, start it without its store and Kafka)

import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { createRuntime, runParts } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { configSchema } from './config.ts';
import { readDocuments } from './content/read-documents.ts';
import { compose } from './dependencies.ts';
import { importDocuments } from './use-cases/import-documents.ts';

runService({
  name: 'library',
  start: async () => {
    const config = parseConfig(configSchema, process.env);
    const runtime = await createRuntime({ service: 'library', config });
    const { parts, library } = compose(runtime, config);
    if (config.CONTENT_DIR) {
      const counts = await importDocuments(library, await readDocuments(config.CONTENT_DIR));
      runtime.logger.info({ counts }, 'content imported');
    }
    return runParts(runtime, parts);
  },
});

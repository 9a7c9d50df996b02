import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import { endpoints } from '@academy/contracts/registry/services.ts';

const swaggerFiles = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/docs/files/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#api', deepLinking: true });\n`;

/** Made when somebody first asks: all schemas as JSON Schema take longer than the rest of a gateway's start. */
const describeCalls = async (): Promise<string> => {
  const { buildOpenApi } = await import('@academy/contracts/openapi/build-openapi.ts');
  return JSON.stringify(buildOpenApi(endpoints));
};

/** The calls of the academy to look through and to try, from the same declarations that the servers check with. */
export const apiDocs = (): Router => {
  const router = Router();
  let openApi: Promise<string> | undefined;
  router.get('/api/docs', (_req, res) => void res.type('html').send(page));
  router.get('/api/docs/start.js', (_req, res) => void res.type('js').send(start));
  router.get('/api/docs/openapi.json', async (_req, res) => {
    openApi ??= describeCalls();
    res.type('json').send(await openApi);
  });
  router.use('/api/docs/files', sirv(swaggerFiles, { etag: true, maxAge: 3600 }));
  return router;
};

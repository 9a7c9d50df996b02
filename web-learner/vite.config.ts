import { precompressPlugin } from '@academy/web-kit/vite/precompress-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadedTexts } from './vite/preloaded-texts.ts';
import { shellPlugin } from './vite/shell-plugin.ts';

export default defineConfig({
  plugins: [react(), shellPlugin(), precompressPlugin()],
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:8080' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen stands on, in few requests.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|use-sync-external-store|void-elements|html-parse-stringify)\//,
            },
            {
              name: 'shell',
              test: /web-learner\/src\/shared\/(api|session|site|consent|theme|i18n\/[^/]+$|ui\/(icons|logo|language-toggle|theme-toggle|page-heading|notice)|ui\/toast\/toast-store|storage|links)|packages\/web-kit\/src\/(api|session|site)/,
            },
            { name: 'texts-en', test: preloadedTexts('en') },
            { name: 'texts-es', test: preloadedTexts('es') },
          ],
        },
      },
    },
  },
});

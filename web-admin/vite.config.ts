import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressPlugin } from '@academy/web-kit/vite/precompress-plugin.ts';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompressPlugin()],
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:8080' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    // react-admin and its form and table are one app: the first screen needs most of it.
    chunkSizeWarningLimit: 1400,
    // One file of what the first page needs: in small ones it compresses worse. main.tsx waits for its texts, which need
    // that file, so that it stands in one of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'first-page', test: /^(?!.*\/(main\.tsx|index\.html)$)/, tags: ['$initial'] }],
        },
      },
    },
  },
});

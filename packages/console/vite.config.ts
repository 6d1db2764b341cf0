import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'

/** `AUGER_URL=http://127.0.0.1:8080 npx vite packages/console` works on the page beside a service that runs. */
const service = process.env['AUGER_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: path.join(import.meta.dirname, 'dist/page'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy knows no addresses of data in scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/page', '/admin', '/files', '/docs', '/v2'].map((place) => [place, service])),
  },
})

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Small pictures and fonts stay files of their own: `data:` addresses would have to be allowed in the policy.
    assetsInlineLimit: 0,
  },
  // The server is one bundle: HTTP, jobs and pages share every module, so there is one database, one catalogue.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
})

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Small pictures and fonts stay files of their own: `data:` addresses would have to be allowed in the policy.
    assetsInlineLimit: 0,
    // One stylesheet of 4 KB for the whole shop: a page never waits for a second one.
    cssCodeSplit: false,
  },
  // The server is one bundle: HTTP, jobs and pages share every module, so there is one database, one catalogue.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
})

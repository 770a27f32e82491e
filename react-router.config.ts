import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: process.env.TOTE_BUILD_FOLDER ?? 'build',
  // The shopper's routes are few: one manifest in the page beats a request for each first click.
  routeDiscovery: { mode: 'initial' },
  // The page's scripts import one module per route, so that module must hold the client loader, too.
  splitRouteModules: false,
} satisfies Config

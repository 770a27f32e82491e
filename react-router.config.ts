import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The shopper's routes are few: one manifest in the page beats a request for each first click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

import { layout, type RouteConfig } from '@react-router/dev/routes'
import { officeRoutes } from './office/office-routes.ts'
import { storefrontRoutes } from './storefront/storefront-routes.ts'

/** The scripts of a build: those of one area only, or all for the server (`scripts/build.mjs`). */
const area = process.env.TOTE_BUILD_AREA

const office = layout('office/office-root.tsx', { id: 'office-root' }, officeRoutes)

/** Every URL of the shop. In the browser, the office's root is the root of its pages. */
export default [
  ...(area === 'office' ? officeRoutes : storefrontRoutes),
  ...(area ? [] : [office]),
] satisfies RouteConfig

import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { lookPages } from './look-routes.ts'

const settings = 'office/settings'
const setup = 'office/setup'

/** The checklist of a new shop, and everything that can be set. */
export const settingsPages: RouteConfigEntry[] = [
  route(setup, `${setup}/setup-page.tsx`),
  route(`${setup}/empty`, `${setup}/empty-shop-page.tsx`),
  route(settings, `${settings}/settings-page.tsx`),
  route(`${settings}/payments`, `${settings}/payment-settings-page.tsx`),
  ...lookPages,
  route(`${settings}/backups`, `${settings}/backups/backups-page.tsx`),
  route(`${settings}/:topic`, `${settings}/topic-page.tsx`),
]

export const settingsActions: RouteConfigEntry[] = [
  route(`${setup}/ask-provider`, `${setup}/ask-provider.ts`),
  route(`${setup}/tax`, `${setup}/note-tax.ts`),
  route(`${setup}/link-pages`, `${setup}/link-pages.ts`),
  route(`${setup}/dismiss`, `${setup}/dismiss-setup.ts`),
  route(`${settings}/backups/now`, `${settings}/backups/back-up-now.ts`),
]

import { can, type Permission, type Role } from '#commerce/people/staff/role.ts'
import type { frameMessages } from '#messages/office/frame.ts'
import type { OfficeIconName } from './ui/office-icon.tsx'

/** A page of the menu. */
export interface MenuPage {
  id: keyof typeof frameMessages.pages
  to: string
  icon: OfficeIconName
  permission: Permission
  /** Pressed after `g`. */
  key: string
  /** Pages with a group are set apart below those without. */
  group?: 'offer' | 'shop'
}

const pages: MenuPage[] = [
  { id: 'today', to: '/office', icon: 'sun', permission: 'office.use', key: 't' },
  { id: 'orders', to: '/office/orders', icon: 'inbox', permission: 'orders.read', key: 'o' },
  { id: 'cases', to: '/office/cases', icon: 'rotateCcw', permission: 'orders.edit', key: 'r' },
  { id: 'pick', to: '/office/pick', icon: 'scan', permission: 'orders.pack', key: 'k' },
  { id: 'products', to: '/office/products', icon: 'tag', permission: 'products.read', key: 'p' },
  { id: 'catalog', to: '/office/catalog', icon: 'folderTree', permission: 'products.edit', key: 'l' },
  { id: 'stock', to: '/office/stock', icon: 'boxes', permission: 'stock.read', key: 's' },
  { id: 'customers', to: '/office/customers', icon: 'user', permission: 'customers.read', key: 'c' },
  { id: 'reviews', to: '/office/reviews', icon: 'star', permission: 'reviews.edit', key: 'v' },
  ...inGroup('offer', [
    { id: 'content', to: '/office/content', icon: 'fileText', permission: 'content.edit', key: 'n' },
    { id: 'selling', to: '/office/selling', icon: 'badgePercent', permission: 'selling.edit', key: 'e' },
    { id: 'searches', to: '/office/searches', icon: 'search', permission: 'products.edit', key: 'q' },
  ]),
  ...inGroup('shop', [
    { id: 'changes', to: '/office/changes', icon: 'history', permission: 'changes.read', key: 'h' },
    { id: 'doctor', to: '/office/doctor', icon: 'heartPulse', permission: 'settings.edit', key: 'd' },
    { id: 'settings', to: '/office/settings', icon: 'settings', permission: 'settings.read', key: ',' },
    { id: 'staff', to: '/office/settings/staff', icon: 'users', permission: 'staff.manage', key: 'u' },
  ]),
]

function inGroup(group: NonNullable<MenuPage['group']>, pages: MenuPage[]): MenuPage[] {
  return pages.map(page => ({ ...page, group }))
}

/** First in the menu until somebody hides it. */
const setup: MenuPage = {
  ...{ id: 'setup', to: '/office/setup', icon: 'listChecks', permission: 'settings.edit', key: 'f' },
}

/** The pages that a role may open, in the order of the menu. */
export function menuPages(role: Role, isSettingUp = false): MenuPage[] {
  return [...(isSettingUp ? [setup] : []), ...pages].filter(({ permission }) => can(role, permission))
}

/** Below the settings, but with links of their own. */
const ownLinks = ['/office/settings/staff', '/office/settings/account']

/** Whether a page of the menu, or one below it, is open. */
export function isOpen({ to }: Pick<MenuPage, 'to'>, pathname: string): boolean {
  const isBelow = (link: string) => pathname === link || pathname.startsWith(`${link}/`)
  const own = ownLinks.find(isBelow)
  if (own !== undefined) return to === own
  return to === '/office' ? pathname === to : isBelow(to)
}

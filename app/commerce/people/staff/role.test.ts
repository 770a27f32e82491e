import { expect, it } from 'vitest'
import { can, isRole, type Permission, roles } from './role.ts'

it.each<[Permission, string[]]>([
  ['office.use', ['owner', 'manager', 'packer', 'editor']],
  ['orders.read', ['owner', 'manager', 'packer']],
  ['orders.pack', ['owner', 'manager', 'packer']],
  ['orders.edit', ['owner', 'manager']],
  ['orders.refund', ['owner', 'manager']],
  ['orders.export', ['owner', 'manager']],
  ['products.read', ['owner', 'manager', 'packer', 'editor']],
  ['products.edit', ['owner', 'manager', 'editor']],
  ['stock.read', ['owner', 'manager', 'packer', 'editor']],
  ['stock.edit', ['owner', 'manager', 'packer']],
  ['changes.read', ['owner', 'manager', 'editor']],
  ['changes.undo', ['owner', 'manager']],
  ['settings.read', ['owner', 'manager']],
  ['settings.edit', ['owner', 'manager']],
  ['settings.payments', ['owner']],
  ['staff.manage', ['owner']],
])('%s is for %j', (permission, allowed) => {
  expect(roles.filter(role => can(role, permission))).toEqual(allowed)
})

it.each(['admin', '', 'toString', '__proto__'])('knows no role "%s"', name => {
  expect(isRole(name)).toBe(false)
})

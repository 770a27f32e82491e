const permissions = [
  'office.use',
  'orders.read',
  'orders.pack',
  'orders.edit',
  'orders.refund',
  'orders.export',
  'products.read',
  'products.edit',
  'stock.read',
  'stock.edit',
  'content.edit',
  'selling.edit',
  'reviews.edit',
  'customers.read',
  'customers.edit',
  'reports.read',
  'changes.read',
  'changes.undo',
  'settings.read',
  'settings.edit',
  'settings.payments',
  'staff.manage',
] as const

/** Something a staff member may do. Every route of the office names one. */
export type Permission = (typeof permissions)[number]

/** The permissions of each role. */
const permissionsOf = {
  owner: permissions,
  manager: permissions.filter(one => one !== 'staff.manage' && one !== 'settings.payments'),
  packer: ['office.use', 'orders.read', 'orders.pack', 'products.read', 'stock.read', 'stock.edit'],
  editor: [
    'office.use',
    'products.read',
    'products.edit',
    'stock.read',
    'content.edit',
    'reviews.edit',
    'changes.read',
  ],
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof permissionsOf

/** From the most to the least powerful. */
export const roles = Object.keys(permissionsOf) as Role[]

export function isRole(value: string): value is Role {
  return Object.hasOwn(permissionsOf, value)
}

export function can(role: Role, permission: Permission): boolean {
  return (permissionsOf[role] as readonly Permission[]).includes(permission)
}

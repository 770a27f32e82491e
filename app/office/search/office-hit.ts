import type { Permission } from '#commerce/people/staff/role.ts'
import type { Db } from '#db/schema/schema.ts'
import type { OfficeIconName } from '../ui/office-icon.tsx'

/** Longer than any name, number or email. */
export const maxQueryLength = 200

/** The groups of results, in the order in which they are shown. */
export const hitGroups = ['actions', 'orders', 'customers', 'products', 'catalog', 'pages'] as const

/** One result of the search over everything. */
export interface OfficeHit {
  group: (typeof hitGroups)[number]
  to: string
  icon: OfficeIconName
  text: string
  /** Beside the text. */
  note?: string
  /** At the end of the line: a state, an amount. */
  end?: string
}

/** Finds records of one kind. */
export interface HitSource {
  permission: Permission
  find: (db: Db, query: string) => Promise<OfficeHit[]>
}

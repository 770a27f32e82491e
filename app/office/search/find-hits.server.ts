import { can, type Role } from '#commerce/people/staff/role.ts'
import { searchText } from '#commerce/values/typed/typed-text.ts'
import type { Db } from '#db/schema/schema.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { menuPages } from '../menu.ts'
import { catalogHits } from './catalog-hits.server.ts'
import { customerHits } from './customer-hits.server.ts'
import type { HitSource, OfficeHit } from './office-hit.ts'
import { orderHits } from './order-hits.server.ts'
import { productHits } from './product-hits.server.ts'

/** Records that the search finds. */
const sources: readonly HitSource[] = [orderHits, customerHits, productHits, catalogHits]

/** Pages, records and actions for a query, only those that the role may open. */
export async function findHits(db: Db, role: Role, query: string): Promise<OfficeHit[]> {
  const words = searchText(query).toLowerCase()
  const pages = menuPages(role, true)
    .map(({ id, to, icon }): OfficeHit => ({ group: 'pages', to, icon, text: frameMessages.pages[id] }))
    .filter(({ text }) => text.toLowerCase().includes(words))
  if (words === '') return pages
  const allowed = sources.filter(({ permission }) => can(role, permission))
  const found = await Promise.all(allowed.map(({ find }) => find(db, words)))
  return [...found.flat(), ...pages]
}

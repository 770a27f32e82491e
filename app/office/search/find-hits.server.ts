import { findCatalogNames } from '#commerce/catalog/products/staff-list/catalog-name-store.server.ts'
import { anyProduct } from '#commerce/catalog/products/staff-list/product-filter.ts'
import { readProductPositions } from '#commerce/catalog/products/staff-list/product-list-store.server.ts'
import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import { readOrderKeyPage } from '#commerce/orders/order-list/order-list.server.ts'
import { readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import { findCustomers } from '#commerce/people/customers/find-customers.server.ts'
import { can, type Role } from '#commerce/people/staff/role.ts'
import { searchText } from '#commerce/values/typed/typed-text.ts'
import type { Db } from '#db/schema/schema.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { officeOrderListMessages } from '#messages/office/order-list.ts'
import { productListMessages } from '#messages/office/products.ts'
import { officeSearchMessages as texts } from '#messages/office/search.ts'
import { customerPath } from '../customers/load-customer-list.server.ts'
import { menuPages } from '../menu.ts'
import { productPagePath } from '../products/list/product-list-url.ts'
import type { HitSource, OfficeHit } from './office-hit.ts'

const maxProducts = 6

/** Products by the words of their titles, a SKU or a barcode, the best selling first. */
const productHits: HitSource = {
  permission: 'products.read',
  async find(db, query) {
    const { positions } = await readProductPositions(db, {
      ...{ filter: { ...anyProduct, search: query }, sort: 'best-selling', lowStock: 0 },
      ...{ from: undefined, isBackwards: false, limit: maxProducts },
    })
    const rows = await readProductRows(
      db,
      positions.map(({ id }) => id),
    )
    return rows.map(row => ({
      ...{ group: 'products', to: productPagePath(row), icon: 'tag', text: row.title },
      ...(row.category !== null && { note: row.category }),
      end: productListMessages.states[row.state],
    }))
  },
}

const maxOrders = 6

/** The newest orders found by a number, name, email or SKU. */
const orderHits: HitSource = {
  permission: 'orders.read',
  async find(db, search) {
    const query = {
      filter: { search },
      sort: 'placed',
      isDescending: true,
      lateBefore: '',
      limit: maxOrders,
    } as const
    const { keys } = await readOrderKeyPage(db, query, new Date())
    const rows = await readOrderRows(
      db,
      keys.map(({ id }) => id),
    )
    return rows.map(({ number, address, state }) => ({
      ...{ group: 'orders', to: `/office/orders/${number}`, icon: 'inbox', text: number },
      ...{ note: address.name, end: officeOrderListMessages.states[state] },
    }))
  },
}

const maxCustomers = 4

/** Customers by name, email or order number, those who bought last first. */
const customerHits: HitSource = {
  permission: 'customers.read',
  async find(db, query) {
    const found = await findCustomers(db, query, maxCustomers, new Date())
    return found.slice(0, maxCustomers).map(customer => ({
      ...{ group: 'customers', to: customerPath(customer), icon: 'user' },
      ...{ text: customer.name || customer.email, note: customer.email },
    }))
  },
}

const maxNames = 3

/** Categories, brands and collections by their names. */
const catalogHits: HitSource = {
  permission: 'products.edit',
  async find(db, query) {
    const names = await findCatalogNames(db, query, maxNames)
    return names.map(({ kind, slug, name }) => ({
      ...{ group: 'catalog', to: `/office/catalog/${kind}/${slug}`, icon: 'folderTree', text: name },
      note: texts.catalog[kind],
    }))
  },
}

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

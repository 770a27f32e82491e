import { findCatalogNames } from '#commerce/catalog/products/staff-list/catalog-name-store.server.ts'
import { officeSearchMessages as texts } from '#messages/office/search.ts'
import type { HitSource } from './office-hit.ts'

const maxHits = 3

/** Categories, brands and collections by their names. */
export const catalogHits: HitSource = {
  permission: 'products.edit',
  async find(db, query) {
    const names = await findCatalogNames(db, query, maxHits)
    return names.map(({ kind, slug, name }) => ({
      ...{ group: 'catalog', to: `/office/catalog/${kind}/${slug}`, icon: 'folderTree', text: name },
      note: texts.catalog[kind],
    }))
  },
}

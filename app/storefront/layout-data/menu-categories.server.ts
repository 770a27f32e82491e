import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import type { Db } from '#db/schema/schema.ts'
import { readBestSellerPictures } from './best-seller-pictures.server.ts'
import type { MenuCategory } from './use-layout-data.ts'

/** A menu with more is a list to search in; the category's page has all of them. */
const maxSubcategories = 6

/** The top categories, each with the picture of a best seller and its first subcategories. One query. */
export async function readMenuCategories(db: Db, index: CatalogIndex): Promise<MenuCategory[]> {
  const all = index.taxonomy.categories.map((category, position) => ({ ...category, position }))
  const top = all.filter(({ parent }) => parent === null)
  const pictures = await readBestSellerPictures(
    db,
    index,
    top.map(({ position }) => ({ categories: [position] })),
  )
  return top.map(({ id, slug, name }, at) => {
    const picture = pictures[at]
    return {
      slug,
      name,
      picture: picture ? { ...picture, alt: '' } : null,
      children: all
        .filter(({ parent }) => parent === id)
        .slice(0, maxSubcategories)
        .map(child => ({ slug: child.slug, name: child.name })),
    }
  })
}

import type { CatalogIndex } from '#commerce/catalog/index/catalog-index.ts'
import { readLayoutData } from '#commerce/content/content-store.server.ts'
import { readLogo } from '#commerce/content/theme/read-logo.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { promiseMessages } from '#messages/promises.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext, themeContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { readBestSellerPictures } from './best-seller-pictures.server.ts'
import type { LoadedLayout, MenuCategory } from './use-layout-data.ts'

/** A menu with more is a list to search in; the category's page has all of them. */
const maxSubcategories = 6

/** The top categories, each with the picture of a best seller and its first subcategories. One query. */
async function readMenuCategories(db: Db, index: CatalogIndex): Promise<MenuCategory[]> {
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

/** Settings, menus and categories; the same for every page of the same catalog version. */
export async function loadLayout({
  context,
  request,
}: Pick<RouteRequest, 'context' | 'request'>): Promise<LoadedLayout> {
  const shop = context.get(shopContext)
  const { db, cache } = shop
  const { logoPicture } = context.get(themeContext)
  const layoutData = await readShopLayout(shop)
  const { withdrawalDays } = await shop.settings()
  return {
    ...layoutData,
    logo: await cache.get(`logo-${logoPicture}`, () => readLogo(db, logoPicture)),
    origin: new URL(request.url).origin,
    withdraw: withdrawalDays > 0 ? promiseMessages.withdraw : '',
  }
}

/** Menus, settings and categories, read once per catalog version. */
export function readShopLayout({ db, cache, catalog, settings }: Shop) {
  return cache.get('layout-data', async () => ({
    ...(await readLayoutData(db, await settings())),
    categories: await readMenuCategories(db, catalog.index),
  }))
}

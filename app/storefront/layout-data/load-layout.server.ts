import { readLayoutData } from '#commerce/content/content-store.server.ts'
import { readLogo } from '#commerce/content/theme/read-logo.server.ts'
import { promiseMessages } from '#messages/promises.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext, themeContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { readMenuCategories } from './menu-categories.server.ts'
import type { LoadedLayout } from './use-layout-data.ts'

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

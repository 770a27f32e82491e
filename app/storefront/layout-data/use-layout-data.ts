import { useRouteLoaderData } from 'react-router'
import type { Picture } from '#commerce/catalog/pictures/picture.ts'
import type { LayoutData } from '#commerce/content/content.ts'
import type { Logo } from '#commerce/content/theme/logo.ts'
import { layoutIds } from './layout-ids.ts'

/** A top category as the menu shows it. */
export interface MenuCategory {
  slug: string
  name: string
  /** Null without products. */
  picture: Picture | null
  children: { slug: string; name: string }[]
}

/** The data from the loader of the storefront's layout. */
export interface LoadedLayout extends LayoutData {
  origin: string
  categories: MenuCategory[]
  /** Null for the wordmark. */
  logo: Logo | null
  /** The label of the withdrawal form; empty if the shop doesn't offer it. */
  withdraw: string
}

/** Settings, menus and categories, as the layout loaded them. Throws outside of the storefront. */
export function useLayoutData(): LoadedLayout {
  const shop = useRouteLoaderData<LoadedLayout>(layoutIds[0])
  const checkout = useRouteLoaderData<LoadedLayout>(layoutIds[1])
  const layoutData = shop ?? checkout
  if (!layoutData) throw new Error('outside of the storefront layout')
  return layoutData
}

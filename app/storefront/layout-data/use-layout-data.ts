import { useRouteLoaderData } from 'react-router'
import type { LayoutData } from '../../commerce/content/content.ts'

/** The data from the loader of the storefront's layout. */
export type LoadedLayout = LayoutData & { origin: string }

/** Settings, menus and categories, as the layout loaded them. Throws outside of the storefront. */
export function useLayoutData(): LoadedLayout {
  const layoutData = useRouteLoaderData<LoadedLayout>('storefront/layout')
  if (!layoutData) throw new Error('outside of the storefront layout')
  return layoutData
}

import { useRouteLoaderData } from 'react-router'
import type { loader } from './layout.tsx'

/** What the layout loaded for every page of the storefront: settings, menus, categories. */
export function useSurroundings() {
  const surroundings = useRouteLoaderData<typeof loader>('storefront/layout')
  if (!surroundings) throw new Error('outside the layout of the storefront')
  return surroundings
}

import { shopRoutes } from '../../action-routes.ts'

/**
 * Every path pattern of the storefront in `app/routes.ts`, so that new routes are attacked at once. The office is closed to
 * shoppers: `app/web/staff` has its attacks.
 */
export const attackedRoutes = [...new Set(shopRoutes.map(({ path }) => path))].filter(
  path => !path.startsWith('/office'),
)

/** The pattern with its parameters replaced; `undefined` omits an optional one. */
export function fillRoute(pattern: string, value: (name: string) => string | undefined): string {
  const filled = pattern.split('/').flatMap(part => {
    if (part === '*') return [value('*') ?? '']
    if (!part.startsWith(':')) return [part]
    const given = value(part.replace(/[:?]/g, ''))
    return given === undefined && part.endsWith('?') ? [] : [given ?? '']
  })
  return filled.join('/') || '/'
}

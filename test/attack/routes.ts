import { shopRoutes } from '../action-routes.ts'

/** Every path pattern of `app/routes.ts`, such as `/orders/:token/pay`: a new route is attacked from its first day. */
export const attackedRoutes = [...new Set(shopRoutes.map(({ path }) => path))]

/** The pattern with each parameter replaced; `undefined` leaves an optional one out. */
export function fillRoute(pattern: string, value: (name: string) => string | undefined): string {
  const filled = pattern.split('/').flatMap(part => {
    if (part === '*') return [value('*') ?? '']
    if (!part.startsWith(':')) return [part]
    const given = value(part.replace(/[:?]/g, ''))
    return given === undefined && part.endsWith('?') ? [] : [given ?? '']
  })
  return filled.join('/') || '/'
}

import { readFileSync } from 'node:fs'
import routes from '../app/routes.ts'

/** A route with its full path and the file that handles it. */
export interface ShopRoute {
  path: string
  file: string
}

type RouteEntry = (typeof routes)[number]

/** Every route of `app/routes.ts` that has a path. */
export const shopRoutes: ShopRoute[] = flatten(routes, '')

function flatten(entries: readonly RouteEntry[], parent: string): ShopRoute[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`
    const own = path === undefined && !index ? [] : [{ path: whole || '/', file: `app/${file}` }]
    return [...own, ...flatten(children, whole)]
  })
}

/** The routes with an action. */
export const actionRoutes = shopRoutes.filter(({ file }) =>
  /^export (?:(?:async )?function\*?|const|let) action\b|^export \{[^}]*\baction\b/m.test(
    readFileSync(file, 'utf8'),
  ),
)

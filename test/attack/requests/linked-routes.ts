import { matchRoutes } from 'react-router'
import { attackedRoutes } from './attacked-routes.ts'

/** Parameters of 128 random bits: whoever has the link may open it. */
export const keyParameters = ['token', 'link', 'key']

/** Parameters of what everyone sees, and of what no shopper owns. */
const shared = ['category', 'brand', 'collection', 'slug', 'file', 'sku', '*']

/** Routes whose parameters other tests cover. */
const coveredElsewhere: Record<string, string> = {
  '/orders/:token/credit-notes/:number': 'app/storefront/orders/orders.request.test.ts',
  '/orders/:token/invoices/:number': 'app/office/orders/order/edit/edit-order.request.test.ts',
  '/checkout/express/:session': 'app/storefront/checkout/express/express.request.test.ts',
  '/demo/inbox/:email': 'app/storefront/demo-inbox/demo-inbox.request.test.ts',
  '/demo/inbox/:email/text': 'app/storefront/demo-inbox/demo-inbox.request.test.ts',
}

export const parametersOf = (route: string) => route.match(/(?<=\/:)\w+|\*/g) ?? []
const isOwn = (parameter: string) => !keyParameters.includes(parameter) && !shared.includes(parameter)
export const isOpenedByKey = (route: string) => parametersOf(route).some(name => keyParameters.includes(name))
/** Routes with a parameter that names something of one shopper. */
export const routesToOwned = attackedRoutes.filter(
  route => parametersOf(route).some(isOwn) && !coveredElsewhere[route],
)

const patterns = attackedRoutes.map(path => ({ path }))

interface LinkedRoute {
  route: string | undefined
  params: Record<string, string | undefined>
}

const linked = new Map<string, LinkedRoute>()

/** The route of a link, with its values. */
export function matchAt(link: string): LinkedRoute {
  const [path] = link.split(/[?#]/) as [string]
  const known = linked.get(path)
  if (known) return known
  const found = matchRoutes(patterns, path)?.at(-1)
  const match = { route: found?.route.path, params: found?.params ?? {} }
  linked.set(path, match)
  return match
}

/** Whether a link leads to a route, with values for all of its parameters. */
export const isComplete = (found: LinkedRoute, route: string) =>
  found.route === route && parametersOf(route).every(name => found.params[name] !== undefined)

import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** The form that a route accepts. */
export interface FormRoute {
  maxBytes: number
  contentTypes: readonly string[]
}

/** More than any of our forms sends. */
const form: FormRoute = { maxBytes: 16 * 1024, contentTypes: ['application/x-www-form-urlencoded'] }

/** Mail programs choose either type: RFC 8058, section 3.2. */
const oneClick: FormRoute = { ...form, contentTypes: [...form.contentTypes, 'multipart/form-data'] }

/** Requests that our pages do not send, by route pattern. */
const others: Record<string, FormRoute> = {
  reports: { maxBytes: 64 * 1024, contentTypes: ['application/reports+json', 'application/csp-report'] },
  'payments/stripe': { maxBytes: 256 * 1024, contentTypes: ['application/json'] },
  'priceAlerts/unsubscribe/:token': oneClick,
  'wishList/untell/:token': oneClick,
  'backInStock/unsubscribe/:token': oneClick,
}

/** Finds routes with an action by path, before a body is read. */
export class FormRoutes {
  readonly #routes: ServerBuild['routes']
  readonly #tree: RouteObject[]

  constructor(routes: ServerBuild['routes']) {
    this.#routes = routes
    this.#tree = branches(routes, undefined)
  }

  /** The form that may be sent to this path; undefined when none may. */
  find(pathname: string): FormRoute | undefined {
    // The router in the browser loads a page's data under this name.
    const route = matchRoutes(this.#tree, pathname.replace(/\.data$/, ''))?.at(-1)?.route
    if (!route?.id || !this.#routes[route.id]?.module.action) return undefined
    return others[route.path ?? ''] ?? form
  }
}

function branches(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined && route.parentId === parentId)
    .map(route => {
      const { id, path, index, caseSensitive } = route!
      return index
        ? { id, path, index: true, caseSensitive }
        : { id, path, caseSensitive, children: branches(routes, id) }
    })
}

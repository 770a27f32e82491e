import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** What may be sent to an address. */
export interface FormRoute {
  maxBytes: number
  contentTypes: readonly string[]
}

/** More than any form of the shop holds. */
const form: FormRoute = { maxBytes: 16 * 1024, contentTypes: ['application/x-www-form-urlencoded'] }

/** RFC 8058, section 3.2: mail programs choose either. */
const oneClick: FormRoute = { ...form, contentTypes: [...form.contentTypes, 'multipart/form-data'] }

/** What is sent by other programs than our pages, by the pattern of its route. */
const others: Record<string, FormRoute> = {
  reports: { maxBytes: 64 * 1024, contentTypes: ['application/reports+json', 'application/csp-report'] },
  'payments/stripe': { maxBytes: 256 * 1024, contentTypes: ['application/json'] },
  'wishList/untell/:token': oneClick,
  'backInStock/unsubscribe/:token': oneClick,
}

/** The routes with an action, found by path before a body is read. */
export class FormRoutes {
  readonly #routes: ServerBuild['routes']
  readonly #tree: RouteObject[]

  constructor(routes: ServerBuild['routes']) {
    this.#routes = routes
    this.#tree = branches(routes, undefined)
  }

  /** What may be sent to this path; undefined when nothing may. */
  find(pathname: string): FormRoute | undefined {
    // The router in the browser asks for the data of a page under this name.
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

import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { AcceptedForm, FormMiddleware } from '#web/requests/accept-form.server.ts'

/** Finds what a route takes by POST, before a body is read. */
export class FormRoutes {
  readonly #routes: ServerBuild['routes']
  readonly #tree: RouteObject[]
  /** By path. React Router ranks all routes for every search, which takes longer than a small request. */
  readonly #found = new LRUCache<string, { form: AcceptedForm | undefined }>({
    maxSize: 100_000,
    sizeCalculation: (_, pathname) => pathname.length + 1,
  })

  constructor(routes: ServerBuild['routes']) {
    this.#routes = routes
    this.#tree = branches(routes, undefined)
  }

  /** The form that may be sent to this path; undefined when none may. */
  find(pathname: string): AcceptedForm | undefined {
    const known = this.#found.get(pathname)
    if (known) return known.form
    const form = this.#search(pathname)
    this.#found.set(pathname, { form })
    return form
  }

  #search(pathname: string): AcceptedForm | undefined {
    // The router in the browser loads a page's data under this name.
    const route = matchRoutes(this.#tree, pathname.replace(/\.data$/, ''))?.at(-1)?.route
    const module = route?.id === undefined ? undefined : this.#routes[route.id]?.module
    const form = module?.action ? acceptedForm(module.middleware ?? []) : undefined
    return typeof form?.fields === 'function' ? { ...form, fields: form.fields(pathname) } : form
  }
}

/** The form that a route's middleware declares; without one its action can't be reached. */
export function acceptedForm(middleware: readonly object[]): AcceptedForm | undefined {
  return (middleware as readonly Partial<FormMiddleware>[]).find(({ accepts }) => accepts)?.accepts
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

import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Answers requests by React Router, which tries a build's routes one after another, up to three times a request. So each beginning of
 * two segments has a handler of its own, with only the routes that may match it.
 */
export class RequestHandlers {
  readonly #build: ServerBuild
  readonly #patterns: ReadonlyMap<string, string[]>
  /** The first one or two segments that routes name: `office`, `office/orders`. */
  readonly #beginnings: ReadonlySet<string>
  readonly #handlers = new Map<string, RequestHandler>()

  constructor(build: ServerBuild) {
    this.#build = build
    this.#patterns = pathPatterns(build.routes)
    this.#beginnings = new Set(
      [...this.#patterns.values()].flatMap(named => [
        named.slice(0, 1).join('/'),
        named.slice(0, 2).join('/'),
      ]),
    )
  }

  /** The handler of a path, also of the data that the router in the browser asks for. */
  at(pathname: string): RequestHandler {
    const beginning = this.#beginningOf(pathname)
    const known = this.#handlers.get(beginning)
    if (known) return known
    const build = { ...this.#build, routes: this.#routesFor(beginning.split('/')) }
    const made = createRequestHandler(build, 'production')
    this.#handlers.set(beginning, made)
    return made
  }

  /** As many different ones as routes have, whatever is asked for; `*` is a segment that no route names. */
  #beginningOf(pathname: string): string {
    const [first = '', second = ''] = segmentsOf(pathname.replace(/(\/_root|\/_)?\.data$/, '')).map(decode)
    if (this.#beginnings.has(`${first}/${second}`)) return `${first}/${second}`
    return this.#beginnings.has(first) ? `${first}/*` : '*/*'
  }

  #routesFor(beginning: readonly string[]): Routes {
    const ids = new Set<string>()
    for (const [id, pattern] of this.#patterns)
      if (pattern.slice(0, 2).every((segment, at) => segment === beginning[at]))
        for (let above: string | undefined = id; above; above = this.#build.routes[above]?.parentId)
          ids.add(above)
    return Object.fromEntries(Object.entries(this.#build.routes).filter(([id]) => ids.has(id)))
  }
}

/** The named segments with which each route's whole path begins, by its id. */
function pathPatterns(routes: Routes): Map<string, string[]> {
  const pattern = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...pattern(route.parentId), ...segmentsOf(route.path ?? '')] : []
  }
  return new Map(Object.keys(routes).map(id => [id, named(pattern(id))]))
}

/** The segments before the first that is optional, a parameter, or the rest of a path. */
function named(segments: string[]): string[] {
  const other = segments.findIndex(segment => /^[:*]|\?$/.test(segment))
  return other < 0 ? segments : segments.slice(0, other)
}

/** Without empty ones, with which a path matches nothing but the rest of a path. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

/** As React Router reads a segment, which ignores case. The listener refuses what can't be decoded. */
function decode(segment: string): string {
  return decodeURIComponent(segment).toLowerCase().replaceAll('/', '%2f')
}

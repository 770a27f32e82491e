interface BrowserManifest {
  routes: Record<string, { module: string; [name: string]: unknown }>
}

const assignment = 'window.__reactRouterManifest='

/**
 * The routes for the browser, without what only the server reads: preloads of modules, and flags that are false. The browser asks
 * whether a flag is set. Routes of equal content, such as all without a page, share a module. Their ids are written once, as keys.
 */
export function browserManifest(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('The manifest of the routes has another form.')
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as BrowserManifest
  const modules = new Map<string, string>()
  for (const route of Object.values(manifest.routes)) {
    for (const [name, value] of Object.entries(route))
      if (name === 'id' || isForServer(name, value)) delete route[name]
    const hash = route.module.slice(-hashLength)
    route.module = modules.get(hash) ?? route.module
    modules.set(hash, route.module)
  }
  return `${assignment}${JSON.stringify(manifest)};${addIds}`
}

const addIds = 'for(const id in __reactRouterManifest.routes)__reactRouterManifest.routes[id].id=id;'

/** Of the end of a module's name, such as "-BvRk9kiK.js". */
const hashLength = 12

function isForServer(name: string, value: unknown): boolean {
  return (
    ['imports', 'hasDefaultExport'].includes(name) ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}

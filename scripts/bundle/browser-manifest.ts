interface BrowserManifest {
  routes: Record<string, Record<string, unknown>>
}

const assignment = 'window.__reactRouterManifest='

/**
 * The routes for the browser, without what only the server reads: preloads of modules, and flags that are false. The browser asks
 * whether a flag is set.
 */
export function browserManifest(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('The manifest of the routes has another form.')
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, '')) as BrowserManifest
  for (const route of Object.values(manifest.routes))
    for (const [name, value] of Object.entries(route)) if (isForServer(name, value)) delete route[name]
  return `${assignment}${JSON.stringify(manifest)};`
}

function isForServer(name: string, value: unknown): boolean {
  return (
    ['imports', 'hasDefaultExport'].includes(name) ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}

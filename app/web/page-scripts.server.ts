import type { EntryContext } from 'react-router'
import { ownScriptMark } from './content-security-policy.server.ts'

/** What `startPage` reads: plain data, so that the script itself is the same on every page. */
interface PageParts {
  context: object
  manifest: string
  entry: string
  routes: Record<string, string>
  imports: string[]
}

/**
 * What stands at the end of a page so that it comes alive: its data and the script that starts it. In the place of React
 * Router's `<Scripts>` and of its streamed data, which ask for every script before the first picture (docs/decisions/0011).
 */
export function pageScripts(routerContext: EntryContext, data: string): string {
  const { manifest, staticHandlerContext, serverHandoffString } = routerContext
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!)
  const parts: PageParts = {
    context: JSON.parse(serverHandoffString ?? '{}'),
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(route => [route.id, route.module])),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(route => route.imports ?? [])])],
  }
  return [
    dataBlock('page-parts', JSON.stringify(parts)),
    dataBlock('page-data', data),
    `<script type="module" nonce="${ownScriptMark}">(${startPage})()</script>`,
  ].join('')
}

/** JSON in a block that no browser executes. `<` stands only in its strings: escaped, it cannot end the block. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

/**
 * Runs in the browser, as text: it may use nothing from around it. The page is readable and its forms work before it
 * starts; stylesheet, typeface and pictures have the line for themselves until then. It starts when all of them are
 * there, when the shopper touches the page, or after four seconds, whichever comes first.
 */
function startPage(): void {
  const { documentElement, readyState } = document
  const touches = ['pointerdown', 'pointermove', 'keydown']
  let started = false
  const start = async () => {
    if (started) return
    started = true
    for (const touch of touches) documentElement.removeEventListener(touch, start)
    const read = (id: string) => document.getElementById(id)!.textContent!
    const { context, manifest, entry, routes, imports }: PageParts = JSON.parse(read('page-parts'))
    const modules = [manifest, ...imports, ...Object.values(routes), entry]
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // One after the other, all on their way already: between two of them the browser can answer the shopper.
    for (const module of modules.slice(0, -1)) await import(/* @vite-ignore */ module)
    const routeModules: Record<string, unknown> = {}
    for (const id in routes) routeModules[id] = await import(/* @vite-ignore */ routes[id]!)
    const stream = new Blob([read('page-data')]).stream()
    Object.assign(window, {
      __reactRouterContext: { ...context, stream },
      __reactRouterRouteModules: routeModules,
    })
    await import(/* @vite-ignore */ entry)
  }
  // Loaded is not yet seen: the second frame begins when the first is on the screen.
  const startWhenSeen = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  if (readyState === 'complete') startWhenSeen()
  else window.addEventListener('load', startWhenSeen)
  for (const touch of touches) documentElement.addEventListener(touch, start, { passive: true })
  setTimeout(start, 4000)
}

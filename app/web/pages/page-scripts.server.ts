import type { EntryContext } from 'react-router'
import { inlineScriptMark } from '../security/content-security-policy.server.ts'

/** The data of `startPage`, apart from the script so that the script is the same on every page. */
interface PageParts {
  context: object
  manifest: string
  entry: string
  routes: Record<string, string>
  imports: string[]
}

/**
 * The end of a page: its data and the script that starts it. Replaces React Router's `<Scripts>` and streamed data, which
 * request every script before the first picture (docs/decisions/0011).
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
    `<script type="module" nonce="${inlineScriptMark}">(${startPage})()</script>`,
  ].join('')
}

/** JSON in a block that browsers do not execute. `<` occurs only in strings: escaped, it cannot end the block. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

/**
 * Runs in the browser as text, so it uses nothing outside of itself. Stylesheet, font and pictures load first; then it starts,
 * or when the shopper touches the page, or after four seconds.
 */
function startPage(): void {
  const { documentElement, readyState } = document
  const touches = ['pointerdown', 'pointermove', 'keydown']
  let started = false
  const start = async () => {
    if (started) return
    started = true
    for (const touch of touches) documentElement.removeEventListener(touch, startWhenTouched)
    const read = (id: string) => document.getElementById(id)!.textContent!
    const { context, manifest, entry, routes, imports }: PageParts = JSON.parse(read('page-parts'))
    const modules = [manifest, ...imports, ...Object.values(routes), entry]
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // One after the other, although all are loading: the browser can respond in between.
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
  // When a page appears below a resting mouse, browsers report that it moved, by no pixel.
  const startWhenTouched = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  // A frame is prepared before it's on the screen; a paint is reported when it is.
  const startWhenSeen = () =>
    requestAnimationFrame(() =>
      new PerformanceObserver((paints, observer) => {
        if (paints.getEntriesByName('first-contentful-paint').length === 0) return
        observer.disconnect()
        setTimeout(start)
      }).observe({ type: 'paint', buffered: true }),
    )
  if (readyState === 'complete') startWhenSeen()
  else window.addEventListener('load', startWhenSeen)
  for (const touch of touches) documentElement.addEventListener(touch, startWhenTouched, { passive: true })
  setTimeout(start, 4000)
}

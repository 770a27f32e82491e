/** The data of `startPage`, apart from the script so that the script is the same on every page. */
export interface PageParts {
  context: object
  manifest: string
  entry: string
  routes: Record<string, string>
  imports: string[]
}

/**
 * Runs in the browser as text, so it uses nothing outside of itself. Stylesheet, font and pictures load first; then it starts,
 * or when the shopper touches the page, or after four seconds.
 */
export function startPage(): void {
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
    const state = JSON.parse(read('page-data'))
    Object.assign(window, {
      __reactRouterContext: { ...context, state },
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
  // Draws a line at the top (`base.css`) until the next document arrives. Scripts prevent the default of what they take over.
  const showLoading = (event: SubmitEvent | MouseEvent) => {
    const leaving =
      'submitter' in event ? 'form:not([method=dialog])' : 'a:is([href^="/"],[href^=http]):not([href*="#"])'
    const opensElsewhere =
      event.defaultPrevented || ('ctrlKey' in event && (event.ctrlKey || event.metaKey || event.shiftKey))
    const from = (event.target as Element).closest<HTMLElement>(leaving)
    if (from && !opensElsewhere && !from.matches('[target],[download],[data-file]'))
      documentElement.dataset.loading = ''
  }
  window.addEventListener('click', showLoading)
  window.addEventListener('submit', showLoading)
  // Going back may show this document again.
  window.addEventListener('pageshow', () => delete documentElement.dataset.loading)
  if (readyState === 'complete') startWhenSeen()
  else window.addEventListener('load', startWhenSeen)
  for (const touch of touches) documentElement.addEventListener(touch, startWhenTouched, { passive: true })
  setTimeout(start, 4000)
}

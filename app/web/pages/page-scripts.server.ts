import { type EntryContext, isRouteErrorResponse } from 'react-router'
import { inlineScriptMark } from '../security/content-security-policy.server.ts'
import { type PageParts, startPage } from './start-page.ts'

/**
 * The end of a page: its data and the script that starts it. Replaces React Router's `<Scripts>` and streamed data, which
 * request every script before the first picture (docs/decisions/0011).
 */
export function pageScripts(routerContext: EntryContext): string {
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
    dataBlock('page-data', JSON.stringify(pageData(staticHandlerContext))),
    `<script type="module" nonce="${inlineScriptMark}">(${startPage})()</script>`,
  ].join('')
}

/** The results of loaders and actions: plain values, as JSON has them. Errors are responses, which the browser knows by their fields. */
function pageData({ loaderData, actionData, errors }: EntryContext['staticHandlerContext']): object {
  const responses = Object.entries(errors ?? {}).flatMap(([id, error]) => {
    if (!isRouteErrorResponse(error)) return []
    const { status, statusText, data } = error
    return [[id, { status, statusText, data, internal: false }] as const]
  })
  return { loaderData, actionData, errors: errors && Object.fromEntries(responses) }
}

/** JSON in a block that browsers do not execute. `<` occurs only in strings: escaped, it cannot end the block. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

import { channel } from 'node:diagnostics_channel'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { OfficeFailure } from './office/error/office-failure.tsx'
import { UnexpectedFailure } from './storefront/error/unexpected-failure.tsx'
import { loadedDemoNotice } from './storefront/layout-data/layout-ids.ts'
import fontFile from './ui/fonts/instrument-sans.woff2?url'
import { noteOutage } from './web/forms/unavailable-response.server.ts'
import { logFailure } from './web/logging/log-failure.server.ts'
import { escapeHtml } from './web/pages/escape-html.ts'
import { isOfficePath } from './web/pages/office-path.ts'
import { pageScripts } from './web/pages/page-scripts.server.ts'
import { renderTurns } from './web/pages/turn-queue.server.ts'
import { inlineScriptMark } from './web/security/content-security-policy.server.ts'
import { documentContext, type MetaTag, requestIdContext, themeContext } from './web/shop/context.ts'
import { themeTags } from './web/theme/theme-tags.ts'

/** The benchmark renders a tree again by itself, to compare. */
const trees = channel('tote.tree')

/** Renders a page in one piece, to be cached, hashed and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const refusal = actionRefusal(routerContext)
  if (refusal) return refusal
  const isOffice = isOfficePath(new URL(request.url).pathname)
  const theme = context.get(themeContext)
  if (hasUnexpectedError(routerContext)) {
    const stylesheets = routerContext.manifest.routes.root?.css ?? []
    const id = context.get(requestIdContext)
    const demoNotice = loadedDemoNotice(routerContext.staticHandlerContext.loaderData)
    const parts = isOffice
      ? [renderDocument(<OfficeFailure id={id} stylesheets={stylesheets} />)]
      : documentParts(
          renderDocument(<UnexpectedFailure id={id} stylesheets={stylesheets} demoNotice={demoNotice} />),
          themeTags(theme),
        )
    return new Response(parts.join(''), { status: 500, headers })
  }
  const page = { ...withMatchedRoutes(routerContext), serverHandoffStream: undefined }
  // Between two renders the event loop gets a turn.
  await renderTurns.next()
  const tree = <ServerRouter context={page} url={request.url} nonce={inlineScriptMark} />
  if (trees.hasSubscribers) trees.publish(tree)
  const html = renderDocument(tree)
  const document = context.get(documentContext)
  const response = new Response(null, { status, headers })
  const scripts = [...document.structuredData.map(jsonLd), pageScripts(routerContext)]
  const head = isOffice ? '' : themeTags(theme, fontFile) + metaTags(document.previewTags)
  const parts = documentParts(html, head, ...scripts)
  document.rendered = { response, parts }
  return response
}

/** React Router makes objects of all routes it is given, for each page: a twentieth of its time. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map(id => [id, context.manifest.routes[id]]))
  return { ...context, manifest: { ...context.manifest, routes } }
}

/** A page with more in its head, before the title, and at its end. Joining parts of this size would take long. */
function documentParts(html: string, head: string, ...scripts: string[]): string[] {
  const title = html.indexOf('<title>')
  const end = html.lastIndexOf('</body>')
  return [html.slice(0, title), head, html.slice(title, end), ...scripts, html.slice(end)]
}

function metaTags(tags: readonly MetaTag[]): string {
  return tags
    .map(tag => {
      const attributes = Object.entries(tag).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      return `<meta${attributes.join('')}/>`
    })
    .join('')
}

/** `<` occurs only in strings: escaped, it cannot end the script. */
function jsonLd(item: object): string {
  return `<script type="application/ld+json">${JSON.stringify(item).replaceAll('<', '\\u003c')}</script>`
}

/** An HTML response of a page's action. React Router would pass its text to the page as data. */
function actionRefusal({ staticHandlerContext }: EntryContext): Response | undefined {
  const { actionData, actionHeaders, statusCode } = staticHandlerContext
  const [id, text] = Object.entries(actionData ?? {})[0] ?? []
  const headers = id === undefined ? undefined : actionHeaders[id]
  if (typeof text !== 'string' || !headers?.get('Content-Type')?.startsWith('text/html')) return undefined
  return new Response(text, { status: statusCode, headers })
}

/** Whether a loader, action or component threw something other than a response. */
function hasUnexpectedError({ staticHandlerContext: { errors } }: EntryContext): boolean {
  return errors !== null && Object.values(errors).some(error => !isRouteErrorResponse(error))
}

/** Nothing suspends on the server, so a string will do: it takes two thirds of a stream's time. */
function renderDocument(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (noteOutage(error, context)) return
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  logFailure(error, request, context)
}

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { loadedDemoNotice } from './storefront/error/loaded-demo-notice.ts'
import { UnexpectedFailure } from './storefront/error/unexpected-failure.tsx'
import { ownScriptMark } from './web/content-security-policy.server.ts'
import { requestIdContext } from './web/context.ts'
import { logFailure } from './web/log-failure.server.ts'
import { pageScripts } from './web/page-scripts.server.ts'
import { pageTurns } from './web/turns.server.ts'
import { noteOutage } from './web/unavailable-answer.server.ts'

/** Renders a page whole: it is sent in one piece, so that it can be kept, hashed and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const own = ownAnswer(routerContext)
  if (own) return own
  if (isUnexpected(routerContext)) {
    const stylesheets = routerContext.manifest.routes.root?.css ?? []
    const id = context.get(requestIdContext)
    const demoNotice = loadedDemoNotice(routerContext.staticHandlerContext.loaderData)
    const html = wholePage(<UnexpectedFailure id={id} stylesheets={stylesheets} demoNotice={demoNotice} />)
    return new Response(html, { status: 500, headers })
  }
  // All data is there: no loader of the shop answers in part now and in part later.
  const data = await new Response(routerContext.serverHandoffStream).text()
  const page = { ...routerContext, serverHandoffStream: undefined }
  // The answers of the database to several requests may have come in the same moment.
  await pageTurns.take()
  const html = wholePage(<ServerRouter context={page} url={request.url} nonce={ownScriptMark} />)
  const end = html.lastIndexOf('</body>')
  return new Response(html.slice(0, end) + pageScripts(routerContext, data) + html.slice(end), {
    status,
    headers,
  })
}

/**
 * A refusal that the action of a page answered with, instead of data for the page. React Router hands over its text and its
 * headers; the page could not show it.
 */
function ownAnswer({ staticHandlerContext }: EntryContext): Response | undefined {
  const { actionData, actionHeaders, statusCode } = staticHandlerContext
  const [id, text] = Object.entries(actionData ?? {})[0] ?? []
  const headers = id === undefined ? undefined : actionHeaders[id]
  if (typeof text !== 'string' || !headers?.get('Content-Type')?.startsWith('text/html')) return undefined
  return new Response(text, { status: statusCode, headers })
}

/** An error that no loader or action answered with on purpose: the page around it cannot be trusted either. */
function isUnexpected({ staticHandlerContext: { errors } }: EntryContext): boolean {
  return errors !== null && Object.values(errors).some(error => !isRouteErrorResponse(error))
}

/** Nothing in a page waits while it is rendered, so it needs no stream: in one string it takes two thirds of the time. */
function wholePage(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (noteOutage(error, context)) return
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  logFailure(error, request, context)
}

import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { UnexpectedFailure } from './storefront/error/unexpected-failure.tsx'
import { ownScriptMark } from './web/content-security-policy.server.ts'
import { requestIdContext, shopContext } from './web/context.ts'

/** Renders a page whole: it is sent in one piece, so that it can be kept, hashed and compressed once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isUnexpected(routerContext)) {
    const stylesheets = routerContext.manifest.routes.root?.css ?? []
    const id = context.get(requestIdContext)
    const html = await renderWhole(<UnexpectedFailure id={id} stylesheets={stylesheets} />)
    return new Response(html, { status: 500, headers })
  }
  const page = <ServerRouter context={routerContext} url={request.url} nonce={ownScriptMark} />
  return new Response(picturesFirst(await renderWhole(page)), { status, headers })
}

/** On a slow line the scripts must not push aside what the shopper sees first: stylesheet, typeface, picture. */
function picturesFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** An error that no loader or action answered with on purpose: the page around it cannot be trusted either. */
function isUnexpected({ staticHandlerContext: { errors } }: EntryContext): boolean {
  return errors !== null && Object.values(errors).some(error => !isRouteErrorResponse(error))
}

function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: (string | Uint8Array)[] = []
    // As much of a stream as React writes to: a real one takes longer to pass the pieces on than React to make them.
    const collector = {
      write: (chunk: string | Uint8Array) => chunks.push(chunk) > 0,
      end: () => resolve(textOf(chunks)),
      on: () => collector,
      destroy: reject,
    } as unknown as NodeJS.WritableStream
    const { pipe } = renderToPipeableStream(page, {
      nonce: ownScriptMark,
      onAllReady: () => void pipe(collector),
      onShellError: reject,
      onError: reject,
    })
  })
}

function textOf(chunks: readonly (string | Uint8Array)[]): string {
  return Buffer.concat(
    chunks.map(chunk => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
  ).toString()
}

/** The log names the request, so that whoever reads a shopper's message finds the reason. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(shopContext).log('unexpected-failure', {
    id: context.get(requestIdContext),
    path: new URL(request.url).pathname,
    error: error instanceof Error ? error.stack : String(error),
  })
}

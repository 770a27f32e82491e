import type { MiddlewareFunction } from 'react-router'

/**
 * Refuses writes that another site's page sends. React Router checks only forms sent to routes with a component, so
 * every method but GET and HEAD is checked here. Source: OWASP Cross-Site Request Forgery Prevention, "Fetch Metadata"
 * and "Verifying Origin With Standard Headers".
 */
export const originCheck: MiddlewareFunction<Response> = ({ request }, next) => {
  if (!isOwnWrite(request)) throw new Response('This form was sent from another site.', { status: 403 })
  return next()
}

export function isOwnWrite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const origin = request.headers.get('origin')
  if (origin !== null) return origin === new URL(request.url).origin
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

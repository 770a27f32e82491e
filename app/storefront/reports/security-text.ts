import { securityText } from '../../commerce/content/security-text.ts'
import { loadSecuritySettings } from '../../commerce/content/security-text-store.server.ts'
import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/security-text.ts'

/** Whom to tell of a hole, where the merchant has said it (RFC 9116). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { origin, pathname } = new URL(request.url)
  const text = securityText(await loadSecuritySettings(db), { address: origin + pathname, now: new Date() })
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return text === undefined
    ? new Response('This shop names no contact for security.\n', { status: 404, headers })
    : new Response(text, { headers })
}

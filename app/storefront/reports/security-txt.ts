import { securityTxt } from '#commerce/content/security-txt.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/security-txt.ts'

/** The contact for security reports (RFC 9116); 404 unless the merchant has set one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const settings = await context.get(shopContext).settings()
  const { origin, pathname } = new URL(request.url)
  const text = securityTxt(settings, { url: origin + pathname, now: new Date() })
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return text === undefined ? new Response(null, { status: 404, headers }) : new Response(text, { headers })
}

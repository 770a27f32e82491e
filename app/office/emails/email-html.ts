import { data } from 'react-router'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { previewEmail } from '#writing/preview/preview-email.server.ts'
import type { Route } from './+types/email-html.ts'
import { readEmailChoice } from './email-choice.server.ts'

export const middleware = [allow('settings.edit')]

/** Emails have inline styles. They have no scripts, and only the office shows them. */
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** An email as its recipient would see it, for the frame of its page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, settings } = context.get(shopContext)
  const choice = readEmailChoice(request, params, await settings())
  const { email } = await previewEmail(db, choice, new URL(request.url).origin)
  if (!email) throw data(null, { status: 404 })
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(email.html, { headers: { ...headers, 'X-Frame-Options': 'SAMEORIGIN' } })
}

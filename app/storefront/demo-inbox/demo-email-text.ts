import type { Route } from './+types/demo-email-text.ts'
import { demoInboxHeaders } from './has-demo-inbox.server.ts'
import { loadDemoEmail } from './load-demo-email.server.ts'

/** An email as programs without HTML show it. */
export async function loader(args: Route.LoaderArgs) {
  const { text } = await loadDemoEmail(args)
  return new Response(text, { headers: { ...demoInboxHeaders, 'Content-Type': 'text/plain; charset=utf-8' } })
}

import { href } from 'react-router'
import { demoInboxMessages } from '#messages/demo-inbox.ts'
import type { Route } from './+types/demo-email.ts'
import { demoInboxHeaders } from './has-demo-inbox.server.ts'
import { loadDemoEmail } from './load-demo-email.server.ts'

/** No scripts, forms or frames. Emails have inline styles, and pictures from the address that the shop opened at. */
const policy = [
  "default-src 'none'",
  "img-src 'self' http://localhost:*",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** An email as its recipient sees it, below a bar that says where it is. */
export async function loader(args: Route.LoaderArgs) {
  const { html } = await loadDemoEmail(args)
  return new Response(
    html.replace(/<body[^>]*>/, body => body + demoBar(args.params.email)),
    {
      headers: {
        ...demoInboxHeaders,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      },
    },
  )
}

const linkStyle = 'display:inline-block;padding:8px 0;color:#ffffff;font-weight:600'

function demoBar(email: string): string {
  return `<div style="padding:8px 20px;border-bottom:1px solid #4a4e55;background:#15171a;color:#ffffff;font:15px/1.5 system-ui,sans-serif">
<p style="margin:0">${demoInboxMessages.note}</p>
<p style="margin:0;display:flex;gap:24px"><a href="${href('/demo/inbox')}" style="${linkStyle}">${demoInboxMessages.back}</a>
<a href="${href('/demo/inbox/:email/text', { email })}" style="${linkStyle}">${demoInboxMessages.plainText}</a></p>
</div>`
}

import { allow } from '#web/staff/allow.server.ts'
import script from './pick-worker.js?raw'

export const middleware = [allow('orders.pack')]

/** The service worker of picking. Its scope is that page alone. */
export function loader() {
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Service-Worker-Allowed': '/office/pick' },
  })
}

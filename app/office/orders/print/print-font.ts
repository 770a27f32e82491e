import { readFile } from 'node:fs/promises'
import { data } from 'react-router'
import { notoFile } from '#commerce/payments/invoices/pdf/text/noto-files.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/print-font.ts'

export const middleware = [allow('orders.read')]

/** A font for slips and labels: `sans-jp/index.css`, and the slices that it names. */
export async function loader({ params: { family, '*': name } }: Route.LoaderArgs) {
  const file = notoFile(family, name)
  const bytes = file && (await readFile(file).catch(() => undefined))
  if (!bytes) throw data(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Cache-Control': 'private, max-age=86400',
      'Content-Type': name === 'index.css' ? 'text/css; charset=utf-8' : 'font/woff2',
    },
  })
}

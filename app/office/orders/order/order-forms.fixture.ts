import { beforeAll } from 'vitest'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { blackTeeSku, officeBagSku } from '#test/demo-skus.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

type Person = 'owner' | 'packer' | 'editor' | 'unproven'

/** For $208.00, with free shipping and without tax. */
const items = [
  { sku: blackTeeSku, quantity: 2 },
  { sku: officeBagSku, quantity: 1 },
]

/** Staff without JavaScript, in a shop with orders. */
export function orderForms(shop: BuiltShop) {
  const cookies = {} as Record<Person, string>
  beforeAll(async () => {
    for (const role of ['owner', 'packer', 'editor'] as const) cookies[role] = await officeCookie(shop, role)
    cookies.unproven = await officeCookie(shop, 'owner', { name: 'Late', isProven: false })
  })

  const newOrder = () => placeSampleOrder(shop.db, items, 'bank-transfer', new Date())

  const read = async (path: string, person: Person = 'owner') => {
    const response = await shop.fetch(path, { headers: { cookie: cookies[person] } })
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return { status: response.status, type: response.headers.get('content-type'), html }
  }

  /** Sends a form; returns the status, the page or where it leads, and the notice there. */
  const send = async (path: string, fields: Record<string, string> = {}, person: Person = 'owner') => {
    const response = await shop.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: cookies[person], origin: shop.origin },
    })
    const notice = response.headers.getSetCookie().find(line => line.startsWith('office-notice='))
    const json = notice && Buffer.from(notice.split(/[=;]/)[1]!, 'base64url').toString()
    return {
      status: response.status,
      to: response.headers.get('location'),
      notice: json ? (JSON.parse(json) as { text: string; changeSet: number | null }) : undefined,
      html: (await response.text()).replaceAll('<!-- -->', ''),
    }
  }

  return { newOrder, read, send }
}

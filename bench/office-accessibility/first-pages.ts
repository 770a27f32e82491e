import { createOperatorLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { addTestStaff, signInTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import type { Db } from '#db/schema/schema.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import type { OpenedPage } from './office-addresses.ts'
import { addSampleWork } from './sample-office.ts'

/** Pages of an owner that show sample orders or that nothing links, of somebody who came by a link, and of strangers. */
export async function firstPages(db: Db, origin: string): Promise<OpenedPage[]> {
  const now = new Date()
  const orders = await addSampleWork(db, now)
  const owner = await officeCookie({ db })
  const newcomer = await addTestStaff(db, { role: 'owner', name: 'Bob' }, now)
  const link = await createOperatorLink(db, undefined, now)
  const send = (form: string, fields: Record<string, string>) =>
    fetch(origin + form, {
      method: 'POST',
      headers: { cookie: owner, origin },
      body: new URLSearchParams({ returnTo: '/office/products', ...fields }),
      redirect: 'manual',
    })
  const bulk = await send('/office/products/bulk', { pick: '1', kind: 'price' })
  await send('/office/products/remove', { pick: '2' })
  const pick = orders.map(({ id }) => `pick=${id}`).join('&')
  const as = (cookie: string, addresses: readonly string[]) => addresses.map(address => ({ address, cookie }))
  return [
    ...as(owner, [
      '/office',
      '/office/orders?q=nothing',
      ...orders.map(({ number }) => `/office/orders/${number}`),
      `/office/orders/slips?${pick}`,
      `/office/orders/labels?${pick}`,
      `/office/stock/${blackTeeSku}/adjust`,
      '/office/confirm',
      `/office/settings/staff/${newcomer}/reset`,
      bulk.headers.get('location')!,
      '/office/products/2/removed',
    ]),
    ...as(`office=${await signInTestStaff(db, newcomer)}`, ['/office/secure', '/office/secure/app']),
    ...as('', ['/office/sign-in', `/office/link/${link!.token}`]),
  ]
}

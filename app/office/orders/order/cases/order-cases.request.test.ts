import { expect, it } from 'vitest'
import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { orderCaseMessages as cases } from '#messages/office/order-cases.ts'
import { deliverOrderInTest } from '#test/attack/requests/deliver-order.ts'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, officeBagSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { orderForms } from '../order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { newOrder, read, send } = orderForms(shop)

it('answers returns and claims, and receives a return with its refund', async () => {
  const order = await newOrder()
  const path = `/office/orders/${order.number}`
  await deliverOrderInTest(shop.db, order.id)
  const now = new Date()
  const line = order.lines.find(({ sku }) => sku === blackTeeSku)
  const other = order.lines.find(({ sku }) => sku === officeBagSku)
  const request = async (key: string, orderLineId: number) => {
    const lines = [{ orderLineId, quantity: 1 }]
    const planned = { orderId: order.id, key, reason: 'damaged', comment: 'A seam is open', lines }
    const requested = await requestReturn(shop.db, planned, now)
    return requested.ok ? requested.number : ''
  }
  const first = await request('1', line!.id)
  const second = await request('2', other!.id)
  const { html } = await read(path)
  expect(html).toContain('A seam is open')
  expect(html).toContain(cases.receive({ amount: '$44.00' }))
  const answer = (number: string, verb: string, message: string, person?: 'packer') =>
    send(`${path}/returns/${number}/${verb}`, { message }, person)
  expect((await answer(first, 'accept', '', 'packer')).status).toBe(403)
  expect((await answer(first, 'accept', '')).notice!.text).toBe(cases.accepted)
  expect((await answer(first, 'accept', '')).notice!.text).toBe(cases.refusals['not-open'])
  expect((await answer(second, 'decline', '')).notice!.text).toBe(cases.refusals['needs-message'])
  expect((await answer(second, 'decline', 'It was worn.')).notice!.text).toBe(cases.declined)
  expect((await answer('R-1', 'decline', 'No')).notice!.text).toBe(cases.refusals['unknown-return'])
  const receive = () => send(`${path}/returns/${first}/receive`)
  expect((await receive()).notice!.text).toContain(cases.received)
  expect((await receive()).notice!.text).toBe(cases.refusals['not-open'])
  expect((await readOrderById(shop.db, order.id))!.refunded).toBe(4400)
  const claim = { orderLineId: other!.id, key: 'c', description: 'The zip is broken.' }
  const claimed = await claimWarranty(shop.db, (await readOrderById(shop.db, order.id))!, claim, now)
  const number = claimed.ok ? claimed.number : ''
  const reply = () => send(`${path}/claims/${number}/answer`, { message: 'Send it to us.' })
  expect((await reply()).notice!.text).toBe(cases.claimAnswered)
  expect((await reply()).notice!.text).toBe(cases.refusals['answered-before'])
})

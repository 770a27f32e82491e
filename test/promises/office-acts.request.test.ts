import { expect, it } from 'vitest'
import { newToken } from '#commerce/values/random-token.server.ts'
import { orderForms } from '#office/orders/order/order-forms.fixture.ts'
import { createAttackShopper } from '../attack/requests/attack-shoppers.ts'
import { builtShop } from '../built-shop.ts'
import { plainText } from '../html.ts'
import { liftedRates } from '../lifted-rates.ts'

/** Says that an email went out, or will. */
const emailed =
  /\bemail(s|ed)? (the customer|went out|goes out|a label)|gets? (an email|the tracking)|(on its|is on|are on) way to|by email|and email|email sent|goes to \S+@|resend to|email waits to be sent/i

const shop = builtShop({ rates: liftedRates, allowsDemoInbox: false })
const { newOrder, read, send } = orderForms(shop)

/** The sentences of a page about emails that go out. */
const claimsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>|(?<=[.?!])\s/)
    .map(plainText)
    .filter(text => emailed.test(text))

/** Sends an accepted form of the office. Returns what its page, the answer and the page afterwards say about emails that go out. */
async function act(page: string, form: string, fields: Record<string, string> = {}): Promise<string[]> {
  const before = await read(page)
  const answer = await send(form, fields)
  const after = await read(page)
  expect([form, before.status, answer.status, after.status]).toEqual([
    form,
    200,
    expect.toBeOneOf([200, 303]),
    200,
  ])
  return [before.html, answer.notice?.text ?? '', answer.html, after.html].flatMap(claimsOf)
}

it('claims no email on pages of orders and cases, whatever staff do there', {
  timeout: 120_000,
}, async () => {
  await createAttackShopper(shop, 1, { hasAccount: false })
  const order = await newOrder()
  const path = `/office/orders/${order.number}`
  const all = Object.fromEntries(order.lines.map(({ id, quantity }) => [`quantity-${id}`, `${quantity}`]))
  const refund = { key: newToken(), refundReason: 'damaged', extra: '5.00' }
  const refundOf = async (id: number) =>
    (await shop.db.selectFrom('refund').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()).id
  const said = [
    ...(await act(path, `${path}/paid`)),
    ...(await act(path, `${path}/pack`)),
    ...(await act(path, `${path}/ship`, { ...all, carrier: 'UPS', tracking: '1Z9' })),
    ...(await act(path, `${path}/deliver`)),
    ...(await act(`${path}/refund`, `${path}/refund`, refund)),
    ...(await act(`${path}/refund`, `${path}/refund`, { ...refund, seen: '500' })),
    ...(await act(path, `${path}/refunds/${await refundOf(order.id)}/sent`)),
  ]
  const canceled = await newOrder()
  const toCancel = `/office/orders/${canceled.number}/cancel`
  said.push(...(await act(toCancel, toCancel)))
  const { id, number } = await shop.db
    .selectFrom('order_return')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['order_return.number as id', 'customer_order.number'])
    .executeTakeFirstOrThrow()
  const claim = await shop.db.selectFrom('warranty_claim').select('number').executeTakeFirstOrThrow()
  const cases = `/office/orders/${number}`
  said.push(
    ...(await act(cases, `${cases}/claims/${claim.number}/answer`, { message: 'Send it in.' })),
    ...(await act(cases, `${cases}/returns/${id}/accept`, { message: '' })),
    ...(await act(cases, `${cases}/returns/${id}/receive`, { seenArrivals: '0' })),
  )
  const card = { key: newToken(), amount: '20', expires: '', email: 'ada@example.com', message: '' }
  const newCard = '/office/selling/gift-cards/new'
  const seen = /value="([^"]*)" name="seen"/.exec((await send(newCard, card)).html)![1]!
  said.push(...(await act(newCard, newCard, { ...card, seen: seen.replaceAll('&quot;', '"') })))
  expect(said).toEqual([])
})

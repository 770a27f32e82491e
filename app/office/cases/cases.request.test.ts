import { describe, expect, it } from 'vitest'
import { declineReturn } from '#commerce/after-sale/returns/answer-return.server.ts'
import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { requestRefund } from '#commerce/payments/refunds/request-refund.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { toAmount } from '#commerce/values/money.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { formatMoney } from '#messages/format.ts'
import { caseMessages as texts } from '#messages/office/cases.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { todayMessages } from '#messages/office/today.ts'
import { deliverOrderInTest } from '#test/attack/requests/deliver-order.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { orderForms } from '../orders/order/order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { newOrder, read, send } = orderForms(shop)
const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** An order with a return requested days ago. */
async function orderWithReturn(days: number) {
  const order = await newOrder()
  await deliverOrderInTest(shop.db, order.id)
  const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
  const request = { orderId: order.id, key: `${order.id}`, reason: 'other', comment: '', lines }
  const requested = await requestReturn(shop.db, request, ago(days))
  return { order, number: requested.ok ? requested.number : '' }
}

const withdrawalOf = async (orderNumber: string, email: string) => {
  const statement = { name: 'Ada Lovelace', orderNumber, email, comment: 'Only the bag' }
  await declareWithdrawal(shop.db, statement, `key-of-${orderNumber}-${email}`, ago(1))
  const stored = shop.db.selectFrom('withdrawal').select('number').orderBy('id', 'desc')
  return (await stored.executeTakeFirstOrThrow()).number
}

describe('the page of cases', () => {
  it('says so when there is nothing to do', async () => {
    expect((await read('/office/cases')).html).toContain(texts.none.open)
    expect((await read('/office/cases?view=late&after=x')).html).toContain(texts.none.late)
  })

  it('lists the late ones first, in red words, and leads to their orders', async () => {
    const fresh = await orderWithReturn(1)
    const late = await orderWithReturn(10)
    const line = { orderLineId: fresh.order.lines[1]!.id, key: 'claim', description: 'The zip is broken.' }
    const delivered = { ...fresh.order, deliveredAt: ago(2).toISOString() }
    await claimWarranty(shop.db, delivered, line, ago(1))
    const { html } = await read('/office/cases')
    expect(html.indexOf(late.number)).toBeLessThan(html.indexOf(fresh.number))
    expect(html).toContain(`<span class="bad">${texts.late(3)}</span>`)
    expect(html).toContain(`href="/office/orders/${late.order.number}#${late.number}"`)
    expect(html).toContain(fresh.order.lines[1]!.title)
    expect((await read(`/office/orders/${late.order.number}`)).html).toContain(`id="${late.number}"`)
    const onlyLate = (await read('/office/cases?view=late')).html
    expect([onlyLate.includes(late.number), onlyLate.includes(fresh.number)]).toEqual([true, false])
    const today = (await read('/office')).html
    expect(today).toContain('href="/office/cases?view=late"')
    expect(today.indexOf(late.number)).toBeLessThan(today.indexOf(fresh.number))
  })

  it('shows what returns refund, after an earlier refund of their order and once they are declined', async () => {
    const { order, number } = await orderWithReturn(1)
    const amount = toAmount(order.total - 123)
    const goodwill = { amount, purpose: { cause: 'goodwill', note: '' } as const, key: 'goodwill' }
    const by = { actor: namedStaff('Grace'), now: new Date() }
    await inOneCommit(shop.db, tx => requestRefund(tx, order.id, { ...goodwill, ...by }))
    const rowOf = async (path: string) =>
      (await read(path)).html.split('<tr').find(row => row.includes(number))!
    expect(await rowOf('/office/cases')).toContain(formatMoney(toAmount(123), order.currency))
    await declineReturn(shop.db, number, { ...by, message: 'It was worn.' })
    expect(await rowOf('/office/cases?view=done')).toContain(formatMoney(toAmount(0), order.currency))
  })

  it('shows a withdrawal as declared, and settles it, with Undo', async () => {
    const order = await newOrder()
    const number = await withdrawalOf(order.number, order.email)
    const path = `/office/cases/withdrawals/${number}`
    expect((await read('/office/cases')).html).toContain(`href="${path}"`)
    const { html } = await read(path)
    for (const part of ['Only the bag', `href="/office/orders/${order.number}"`, texts.withdrawal.law])
      expect(html).toContain(part)
    const settled = await send(`${path}/settle`)
    expect(settled).toMatchObject({ to: '/office/cases', notice: { text: texts.withdrawal.done(number) } })
    expect((await read('/office/cases')).html).not.toContain(number)
    expect((await read('/office/cases?view=done')).html).toContain(number)
    expect((await read('/office/changes')).html).toContain(`Changed ${number}`)
    await send(`/office/changes/${settled.notice!.changeSet}/undo`)
    expect((await read('/office/cases')).html).toContain(number)
  })

  it('takes back what a withdrawal is about, by a return that settles it', async () => {
    const order = await newOrder()
    await deliverOrderInTest(shop.db, order.id)
    const number = await withdrawalOf(order.number, order.email)
    const path = `/office/orders/${order.number}/cases/${number}/take-back`
    expect((await read(`/office/cases/withdrawals/${number}`)).html).toContain(`href="${path}"`)
    const { html } = await read(path)
    for (const { id, quantity } of order.lines)
      expect(html).toMatch(new RegExp(`name="quantity-${id}"[^>]*value="${quantity}"`))
    expect(html).toContain(formatMoney(order.total, order.currency))
    const all = Object.fromEntries(order.lines.map(line => [`quantity-${line.id}`, `${line.quantity}`]))
    const tooMany = await send(path, {
      ...all,
      [`quantity-${order.lines[0]!.id}`]: '99',
      key: newToken(),
    })
    expect(tooMany).toMatchObject({ status: 422 })
    expect(tooMany.html).toContain(orderStepMessages.takeBack.refusals['more-than-bought'])
    const opened = await send(path, { ...all, key: newToken() })
    const [, returned] = opened.to!.split('#')
    expect(opened.notice!.text).toBe(orderStepMessages.takeBack.done(returned!))
    expect((await read(path)).html).toContain(orderStepMessages.takeBack.nothingLeft)
    const open = (await read('/office/cases?view=waiting')).html
    expect([open.includes(returned!), (await read('/office/cases')).html.includes(number)]).toEqual([
      true,
      false,
    ])
    const page = (await read(`/office/orders/${order.number}`)).html
    expect(page).toContain(`href="/office/cases/withdrawals/${number}"`)
    expect((await read(`/office/cases/withdrawals/${number}`)).html).toContain(`#${returned}"`)
    await send(`/office/orders/${order.number}/returns/${returned}/receive`)
    expect((await read('/office/cases?view=done')).html).toContain(number)
    expect(await send(path, { ...all, key: newToken() })).toMatchObject({ status: 422 })
    expect((await read(path.replace(number, 'W-1'))).status).toBe(404)
  })

  it('names the number that a withdrawal of no order has', async () => {
    const number = await withdrawalOf('T-2222-2222', 'nobody@mail.example')
    const { html } = await read(`/office/cases/withdrawals/${number}`)
    expect(html).toContain(texts.withdrawal.noOrder('T-2222-2222'))
    expect(html).toContain('href="/office/orders?q=nobody%40mail.example"')
    expect((await read('/office/cases/withdrawals/W-1')).status).toBe(404)
    expect((await send('/office/cases/withdrawals/W-1/settle')).status).toBe(404)
  })

  it('is closed to packers, whose start page leads to orders only', async () => {
    expect((await read('/office/cases', 'packer')).status).toBe(403)
    const today = (await read('/office', 'packer')).html
    expect(today).toContain(todayMessages.cases)
    expect(today).not.toContain('/office/cases')
  })
})

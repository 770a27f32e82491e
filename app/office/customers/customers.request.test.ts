import { beforeAll, describe, expect, it } from 'vitest'
import { addListedOrders, type FixtureOrder } from '#commerce/orders/order-list/listed-orders.fixture.ts'
import { customerMessages as texts } from '#messages/office/customers.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { orderForms } from '../orders/order/order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { read, send } = orderForms(shop)
let orders: FixtureOrder[] = []

beforeAll(async () => {
  orders = await addListedOrders(shop.db, 20)
})

describe('the customers in the office', () => {
  it('are listed, filtered, and found by search and in the palette', async () => {
    const { html } = await read('/office/customers')
    expect(html.match(/data-row-link/g)).toHaveLength(7)
    expect(html).toContain('buyer3@mail.example')
    expect((await read('/office/customers?view=account')).html).toContain(texts.none.account)
    const found = (await read('/office/customers?q=buyer3@mail.example')).html
    expect(found.match(/data-row-link/g)).toHaveLength(1)
    expect((await read('/office/customers?q=zzzz')).html).toContain(texts.noMatch('zzzz'))
    const path = /href="(\/office\/customers\/T-[^"]+)"/.exec(found)![1]!
    expect((await read('/office/search?q=buyer3@mail.example')).html).toContain(`href="${path}"`)
  })

  it('have a page with their orders and notes, which are undone', async () => {
    const [order] = orders
    const path = `/office/customers/${order!.number}`
    const { html } = await read(path)
    for (const part of [order!.email, `href="/office/orders/${order!.number}"`, texts.guest])
      expect(html).toContain(part)
    const note = (text: string) => send(`${path}/notes`, { text })
    expect((await note(' ')).notice!.text).toBe(texts.notes.empty)
    expect((await note('x'.repeat(2001))).notice!.text).toBe(texts.notes.tooLong(2000))
    const added = await note('Prefers calls')
    const notice = { text: texts.notes.added, changeSet: expect.any(Number) }
    expect(added).toMatchObject({ to: path, notice })
    const id = /\/notes\/(\d+)\/remove/.exec((await read(path)).html)![1]!
    const removed = await send(`${path}/notes/${id}/remove`)
    expect(removed.notice!.text).toBe(texts.notes.removed)
    expect((await send(`${path}/notes/${id}/remove`)).notice!.text).toBe(texts.notes.missing)
    await send(`/office/changes/${removed.notice!.changeSet}/undo`)
    expect((await read(path)).html).toContain('Prefers calls')
    expect((await read('/office/changes')).html).not.toContain('Prefers calls')
  })

  it('are closed to packers and editors, and missing for other keys', async () => {
    for (const person of ['packer', 'editor'] as const) {
      expect((await read('/office/customers', person)).status).toBe(403)
      expect((await read('/office/search?q=buyer3', person)).html).not.toContain('/office/customers')
    }
    for (const key of ['T-2222-2222', 'a999', 'x'])
      expect((await read(`/office/customers/${key}`)).status).toBe(404)
  })
})

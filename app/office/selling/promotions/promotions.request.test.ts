import { describe, expect, it } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import { promotionMessages } from '#messages/office/promotions.ts'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const { try: texts } = promotionMessages
const list = '/office/selling/promotions'

describe('promotions in the office', () => {
  const shop = builtShop({ rates: liftedRates })
  const { open, post } = officeRequests(shop, 'manager')
  const written = async () => {
    const rows = await shop.db.selectFrom('promotion').selectAll().orderBy('id').execute()
    return JSON.stringify([rows, await readChangeSets(shop.db, 1)])
  }
  const findPromotion = (title: string) =>
    shop.db.selectFrom('promotion').selectAll().where('title', '=', title).executeTakeFirstOrThrow()
  const tee = async (count: number) => {
    const { id } = await shop.db
      .selectFrom('variant')
      .select('id')
      .where('sku', '=', blackTeeSku)
      .executeTakeFirstOrThrow()
    return { [`try.quantity-${id}`]: String(count) }
  }
  const tenPercent = { title: 'Ten', kind: 'percent', percent: '10' }

  it('are tried as they are typed, and nothing is saved', async () => {
    const before = await written()
    const { status, html } = await post(`${list}/try`, { ...tenPercent, ...(await tee(2)) })
    expect(status).toBe(200)
    const saves = { amount: '$8.80', after: '$79.20', before: '$88.00' }
    expect(html).toContain(texts.takesOff(saves))
    expect(html).toContain('−$8.80')
    expect(html).toContain('value="Ten"')
    const short = await post(`${list}/try`, { ...tenPercent, minimum: '100', ...(await tee(1)) })
    const facts = { ...{ minimum: '$100.00', worth: '$44.00', units: 1, needed: 0 } }
    const reason = texts.refusals['below-minimum']({ ...facts, start: '', end: '', maxUses: 0 })
    expect(short.html).toContain(texts.doesNotApply(reason))
    const once = { ...tenPercent, once_per_customer: 'yes', ...(await tee(1)) }
    const none = { ...facts, minimum: '', worth: '', start: '', end: '', maxUses: 0 }
    for (const [customer, refusal] of [
      ['used', 'already-used'],
      ['unconfirmed', 'unconfirmed-email'],
    ] as const) {
      const refused = await post(`${list}/try`, { ...once, 'try.customer': customer })
      expect(refused.html).toContain(texts.doesNotApply(texts.refusals[refusal](none)))
    }
    expect((await post(`${list}/try`, { ...once, 'try.customer': 'new' })).html).toContain('−$4.40')
    expect(await written()).toBe(before)
  })

  it('say what is wrong beside the field before they are tried', async () => {
    const { status, html } = await post(`${list}/try`, { ...tenPercent, percent: '0', ...(await tee(1)) })
    expect(status).toBe(422)
    expect(html).toContain('id="percent-note"')
    expect(html).toContain(texts.fixFields)
  })

  it('find products for the cart by name or SKU', async () => {
    const bags = await post(`${list}/try`, { ...tenPercent, 'try.find': 'bag' })
    expect(bags.html).toContain('name="try.add"')
    const one = await post(`${list}/try`, { ...tenPercent, 'try.find': blackTeeSku.toLowerCase() })
    expect(one.html).toContain(Object.keys(await tee(1))[0])
    const [name, id] = Object.keys(await tee(1))[0]!.split('-')
    const added = await post(`${list}/try`, { ...tenPercent, ...(await tee(1)), 'try.add': id! })
    expect(added.html).toMatch(new RegExp(`name="${name}-${id}"[^>]*value="2"`))
    const removed = await post(`${list}/try`, { ...tenPercent, ...(await tee(1)), 'try.remove': id! })
    expect(removed.html).toContain(texts.emptyCart)
  })

  it('are added with times of the shop, listed by state, changed, removed and restored', async () => {
    const typed = { ...tenPercent, title: 'Winter', amount: '5', starts_at: '2040-12-01T09:00', ends_at: '' }
    expect((await post(`${list}/new`, typed)).to).toBe(list)
    const { id, starts_at, value } = await findPromotion('Winter')
    expect([starts_at, value]).toEqual(['2040-12-01T14:00:00.000Z', 10])
    expect((await open(`${list}?state=scheduled`)).html).toContain('Winter')
    expect((await open(`${list}?state=running`)).html).not.toContain('Winter')
    const form = await open(`${list}/${id}`)
    expect(form.html).toContain('value="2040-12-01T09:00"')
    expect(form.html.match(/data-half="[^"]*"/g)).toEqual(Array(4).fill('data-half="true"'))
    const shown = JSON.stringify({ ...tenPercent, title: 'Winter', starts_at })
    const saved = await post(`${list}/${id}`, { ...typed, percent: '15', shown })
    expect(saved.to).toBe(list)
    expect(await findPromotion('Winter')).toMatchObject({ value: 15, starts_at })
    const removed = await post(`${list}/${id}/remove`, {})
    expect(removed).toMatchObject({ to: list, notice: { changeSet: expect.any(Number) } })
    expect((await open(`${list}/${id}`)).status).toBe(404)
    await post(`/office/changes/${removed.notice!.changeSet}/undo`, { returnTo: list })
    expect((await open(`${list}/${id}`)).status).toBe(200)
  })

  it('start before they end by the clocks of the shop, also when these skip an hour', async () => {
    const during = (starts_at: string, ends_at: string) => ({
      ...tenPercent,
      title: 'Night',
      starts_at,
      ends_at,
    })
    const reversed = await post(`${list}/new`, during('2040-03-11T02:30', '2040-03-11T01:45'))
    expect(reversed.status).toBe(422)
    expect((await post(`${list}/new`, during('2040-03-11T01:45', '2040-03-11T02:30'))).to).toBe(list)
    expect(await findPromotion('Night')).toMatchObject({
      starts_at: '2040-03-11T06:45:00.000Z',
      ends_at: '2040-03-11T07:30:00.000Z',
    })
  })

  it('say why an hour that comes twice ends them too early', async () => {
    const night = { ...tenPercent, title: 'Long night', starts_at: '2040-11-04T01:45' }
    const refused = await post(`${list}/new`, { ...night, ends_at: '2040-11-04T01:30' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('this time comes twice. The first one counts')
    const reversed = await post(`${list}/new`, { ...night, ends_at: '2040-11-03T01:30' })
    expect(reversed.html).toContain('Enter a time after the start.')
  })
})

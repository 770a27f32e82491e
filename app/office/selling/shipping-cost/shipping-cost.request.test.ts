import { describe, expect, it } from 'vitest'
import { shippingCostMessages as texts } from '#messages/office/shipping-cost.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

describe('the page that prices shipping', () => {
  const shop = builtShop()
  let session: Promise<string> | undefined

  const open = async (query: string) => {
    session ??= officeCookie(shop, 'manager')
    const cookie = await session
    const response = await shop.fetch(`/office/selling/shipping-cost${query}`, { headers: { cookie } })
    return { status: response.status, html: await response.text() }
  }

  it('shows every method with its price, tax and dates', async () => {
    const { html } = await open('?country=DE&goods=60&weight=500')
    expect(html).toContain(texts.place('Germany', ''))
    expect(html).toContain('Express')
    expect(html).toContain(texts.included('$1.92'))
    expect(html).toMatch(/[A-Z][a-z]{2} \d+/)
  })

  it('prices by place, weight and tax class', async () => {
    const { db } = shop
    expect((await open('?country=DE')).html).not.toContain('name="tax_class"')
    const { id } = await db
      .insertInto('tax_class')
      .values({ name: 'Books', removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rate = { country: 'DE', name: 'VAT', taxes_delivery: 1 as const }
    await db
      .insertInto('tax_rate')
      .values([
        { ...rate, region: '', rate: 700, tax_class_id: id },
        { ...rate, region: 'BY', name: 'Levy', rate: 100, tax_class_id: id },
      ])
      .execute()
    await db.updateTable('delivery_method').set({ measure: 'weight' }).where('name', '=', 'Express').execute()
    const rates = { from_measure: 0, price: 1200 }
    const express = db.selectFrom('delivery_method').select('id').where('name', '=', 'Express')
    await db.updateTable('delivery_rate').set(rates).where('method_id', 'in', express).execute()
    const books = '?country=DE&goods=60&weight=500&tax_class=Books'
    const { html } = await open(books)
    expect(html).toContain('<option value="Books" selected="">')
    expect(html).toContain(texts.included('$0.78'))
    expect((await open(`${books}&region=BY`)).html).toContain(texts.included('$0.89'))
    expect((await open('?country=DE&goods=60&weight=500&tax_class=Fish')).html).toContain(
      texts.included('$1.92'),
    )
    await db
      .updateTable('delivery_rate')
      .set({ from_measure: 400 })
      .where('method_id', 'in', express)
      .execute()
    expect((await open('?country=DE&goods=60&weight=399')).html).toContain(texts.fromWeight('Express', '400'))
  })

  it('adds the tax to what shoppers pay where prices don’t include it', async () => {
    const { db } = shop
    await db.updateTable('delivery_rate').set({ from_measure: 0 }).execute()
    await db.updateTable('setting').set({ value: 'no' }).where('name', '=', 'prices_include_tax').execute()
    await db
      .updateTable('catalog_version')
      .set(row => ({ version: row('version', '+', 1) }))
      .execute()
    const page = async () => (await open('?country=DE&goods=60&weight=500')).html
    // 12.00 with 19%.
    await expect.poll(page).toContain('<b>$14.28</b>')
    expect(await page()).toContain('$2.28')
  })

  it('says plainly why nothing is offered', async () => {
    expect((await open('?country=TV')).html).toContain(texts.noZone('Tuvalu'))
  })

  it('keeps wrong values, and says what is wrong beside them', async () => {
    const { status, html } = await open('?goods=abc&weight=-1&country=%3Cb%3E')
    expect(status).toBe(200)
    expect(html).toContain('value="abc"')
    expect(html).toContain(texts.wrongAmount)
    expect(html).toContain(texts.wrongWeight)
  })
})

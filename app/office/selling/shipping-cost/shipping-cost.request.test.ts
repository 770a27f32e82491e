import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../../test/built-shop.ts'
import { shippingCostMessages as texts } from '../../../messages/office/shipping-cost.ts'
import { officeCookie } from '../../../web/staff/office-cookie.fixture.ts'

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

import { describe, expect, it } from 'vitest'
import { paymentStateMessages as texts } from '#messages/office/payment-state.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

describe('the page about payment providers', () => {
  const shop = builtShop()

  const open = async (role: 'owner' | 'manager' = 'owner') => {
    const cookie = await officeCookie(shop, role)
    const response = await shop.fetch('/office/selling/payments', { headers: { cookie } })
    return { status: response.status, html: await response.text() }
  }

  it('names the missing variables, and shows what is set up', async () => {
    const { html } = await open()
    expect(html).toContain('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
    expect(html).toContain(texts.about.test)
    expect(html).toContain(texts.turnOffTest)
    expect(html).not.toContain(texts.ask)
    expect((await open('manager')).status).toBe(403)
  })
})

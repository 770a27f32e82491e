import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku as tee } from '#test/demo-skus.ts'
import { sampleCheckoutForm } from '#test/sample-customer.ts'
import { checkoutShopper, confirmationLink, shopFromAddress } from './checkout.fixture.ts'

const orderPage = /^\/orders\/[\w-]{22}$/
/** 10% off, once per customer. */
const code = 'WELCOME10'

describe('a code limited to one use per customer', () => {
  const shop = builtShop()
  let shoppers = 0

  const newShopper = async () => {
    shoppers += 1
    return checkoutShopper(shopFromAddress(shop, `203.0.113.${shoppers}`), { [tee]: 2 })
  }
  const confirmed = async (email: string) => {
    const shopper = await newShopper()
    await shopper.submit('/checkout/confirm', { ...sampleCheckoutForm, email })
    await shopper.send(await confirmationLink(shop, email), {})
    return shopper
  }
  const totals = async (email: string) =>
    (await shop.db.selectFrom('customer_order').select('total').where('email', '=', email).execute()).map(
      ({ total }) => total,
    )

  it('applies to a confirmed email, once per mailbox', async () => {
    const first = await confirmed('bea@gmail.com')
    await first.submit('/checkout/code', { code })
    expect(await first.text()).toContain('Pay $79.20')
    expect((await first.place({ email: 'bea@gmail.com' })).headers.get('location')).toMatch(orderPage)
    expect(await totals('bea@gmail.com')).toEqual([7920])

    const again = await confirmed('b.ea+again@gmail.com')
    await again.submit('/checkout/code', { code })
    const page = await again.text('/checkout?notice=code')
    expect(page).toContain('You’ve already used this code. It’s limited to one use per customer.')
    expect(page).toContain('Pay $88.00')
  })

  it('waits for the confirmation while the shopper can order without it', async () => {
    const shopper = await newShopper()
    await shopper.submit('/checkout/code', { ...sampleCheckoutForm, email: 'carl@example.com', code })
    const page = await shopper.text('/checkout?notice=code')
    expect(page).toMatch(
      /WELCOME10 This code is limited to one use per customer\. Confirm your email to use it\. Email me/,
    )
    expect(page).not.toContain(`${code} applied`)
    expect(page).toContain('Pay $88.00')
    await shopper.submit('/checkout/confirm')
    await shopper.send(await confirmationLink(shop, 'carl@example.com'), {})
    expect(await shopper.text()).toContain('Pay $79.20')
    // Another address isn't confirmed: the total changes, and nothing is ordered.
    const other = await shopper.place({ email: 'other@example.com' })
    expect(other.headers.get('location')).toBe('/checkout?notice=changed')
    expect(await shopper.text('/checkout?notice=changed')).toMatch(
      /WELCOME10: This code is limited to one use per customer\. Confirm your email.*from \$79\.20 to \$88\.00/,
    )
    expect((await shopper.place({ email: 'other@example.com' })).headers.get('location')).toMatch(orderPage)
    expect(await totals('other@example.com')).toEqual([8800])
  })

  it('never reveals whether an address has used it', async () => {
    const bought = 'dora@example.com'
    const customer = await confirmed(bought)
    await customer.submit('/checkout/code', { code })
    await customer.place({ email: bought })
    expect(await totals(bought)).toEqual([7920])

    const responsesFor = async (email: string) => {
      await shop.db.updateTable('variant').set({ available: 100 }).where('sku', '=', tee).execute()
      const stranger = await newShopper()
      const responses: string[] = []
      const record = async (response: Response) =>
        responses.push(`${response.status} ${response.headers.get('location')} ${await response.text()}`)
      const asScript = { accept: 'application/json' }
      await record(await stranger.send('/checkout/save', { ...sampleCheckoutForm, email, code }, asScript))
      await record(await stranger.fetch('/checkout?notice=code'))
      await record(await stranger.submit('/checkout/confirm', { email }))
      await record(await stranger.fetch('/checkout?notice=link-sent'))
      await record(await stranger.place({ email }))
      responses.push(String((await totals(email)).at(-1)))
      // Leaves out random tokens, times and their own input.
      return responses.map(response =>
        response
          .replaceAll(email, 'EMAIL')
          .replaceAll(/[\w-]{22}|sha256-[^']+|"added_?[aA]t":"[^"]+"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
      )
    }
    const [used, unused] = [await responsesFor(bought), await responsesFor('eric@example.com')]
    for (const [index, response] of used.entries())
      expect(response === unused[index], `response ${index} is the same`).toBe(true)
    expect(used.join(' ')).toContain('Confirm your email to use it.')
    expect(used.at(-1)).toBe('8800')
  })

  it('applies automatically only to a confirmed email', async () => {
    const { id } = await shop.db
      .updateTable('promotion')
      .set({ code: null })
      .where('code', '=', code)
      .returning('id')
      .executeTakeFirstOrThrow()
    const stranger = await newShopper()
    await stranger.submit('/checkout/save', { ...sampleCheckoutForm, email: 'fay@example.com' })
    expect(await stranger.text()).toContain('Pay $88.00')
    const known = await confirmed('fay@example.com')
    expect(await known.text()).toContain('Pay $79.20')
    await shop.db.updateTable('promotion').set({ code }).where('id', '=', id).execute()
  })
})

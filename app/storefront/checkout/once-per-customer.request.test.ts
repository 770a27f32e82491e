import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { ada, checkoutShopper, confirmationLink, shopFrom, tee } from './checkout.fixture.ts'

const orderPage = /^\/orders\/[\w-]{22}$/
/** 10 % off, for each customer once. */
const code = 'WELCOME10'

describe('a code for each customer once', () => {
  const shop = builtShop()
  let shoppers = 0

  const newShopper = async () => {
    shoppers += 1
    return checkoutShopper(shopFrom(shop, `203.0.113.${shoppers}`), { [tee]: 2 })
  }
  const confirmed = async (email: string) => {
    const shopper = await newShopper()
    await shopper.submit('/checkout/confirm', { ...ada, email })
    await shopper.send(await confirmationLink(shop, email), {})
    return shopper
  }
  const totals = async (email: string) =>
    (await shop.db.selectFrom('customer_order').select('total').where('email', '=', email).execute()).map(
      ({ total }) => total,
    )

  it('takes something off for who has confirmed their email, once for each mailbox', async () => {
    const first = await confirmed('bea@gmail.com')
    await first.submit('/checkout/code', { code })
    expect(await first.text()).toContain('Buy now · pay $79.20')
    expect((await first.place({ email: 'bea@gmail.com' })).headers.get('location')).toMatch(orderPage)
    expect(await totals('bea@gmail.com')).toEqual([7920])

    const again = await confirmed('b.ea+again@gmail.com')
    await again.submit('/checkout/code', { code })
    const page = await again.text('/checkout?said=code')
    expect(page).toContain('This code is for each customer once, and you have used it.')
    expect(page).toContain('Buy now · pay $88.00')
  })

  it('waits for the confirmation: the shopper is told so, keeps the code, and may order without it', async () => {
    const shopper = await newShopper()
    await shopper.submit('/checkout/code', { ...ada, email: 'carl@example.com', code })
    const page = await shopper.text('/checkout?said=code')
    expect(page).toMatch(/WELCOME10 One use per customer\. Confirm your email to use this code\. Email me/)
    expect(page).not.toContain(`Code ${code} is used`)
    expect(page).toContain('Buy now · pay $88.00')
    await shopper.submit('/checkout/confirm')
    await shopper.send(await confirmationLink(shop, 'carl@example.com'), {})
    expect(await shopper.text()).toContain('Buy now · pay $79.20')
    // An address that is typed afterwards is not confirmed: what changes is said, and nothing is ordered.
    const other = await shopper.place({ email: 'other@example.com' })
    expect(other.headers.get('location')).toBe('/checkout?said=changed')
    expect(await shopper.text('/checkout?said=changed')).toMatch(
      /Code WELCOME10: One use per customer\. Confirm your email.*from \$79\.20 to \$88\.00/,
    )
    expect((await shopper.place({ email: 'other@example.com' })).headers.get('location')).toMatch(orderPage)
    expect(await totals('other@example.com')).toEqual([8800])
  })

  it('answers strangers alike about an address that has used it and one that never bought', async () => {
    const bought = 'dora@example.com'
    const customer = await confirmed(bought)
    await customer.submit('/checkout/code', { code })
    await customer.place({ email: bought })
    expect(await totals(bought)).toEqual([7920])

    const heard = async (email: string) => {
      await shop.db.updateTable('variant').set({ available: 100 }).where('sku', '=', tee).execute()
      const stranger = await newShopper()
      const answers: string[] = []
      const hear = async (answer: Response) =>
        answers.push(`${answer.status} ${answer.headers.get('location')} ${await answer.text()}`)
      const asScript = { accept: 'application/json' }
      await hear(await stranger.send('/checkout/save', { ...ada, email, code }, asScript))
      await hear(await stranger.ask('/checkout?said=code'))
      await hear(await stranger.submit('/checkout/confirm', { email }))
      await hear(await stranger.ask('/checkout?said=link-sent'))
      await hear(await stranger.place({ email }))
      answers.push(String((await totals(email)).at(-1)))
      // What is random for each of them, and what they typed themselves.
      return answers.map(answer =>
        answer
          .replaceAll(email, 'EMAIL')
          .replaceAll(/[\w-]{22}|sha256-[^']+|"added_?[aA]t":"[^"]+"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
      )
    }
    const about = [await heard(bought), await heard('eric@example.com')]
    for (const [at, answer] of about[0]!.entries())
      expect(answer === about[1]![at], `answer ${at} is the same`).toBe(true)
    expect(about[0]!.join(' ')).toContain('Confirm your email to use this code.')
    expect(about[0]!.at(-1)).toBe('8800')
  })

  it('applies by itself only for a confirmed email, too', async () => {
    const { id } = await shop.db
      .updateTable('promotion')
      .set({ code: null })
      .where('code', '=', code)
      .returning('id')
      .executeTakeFirstOrThrow()
    const stranger = await newShopper()
    await stranger.submit('/checkout/save', { ...ada, email: 'fay@example.com' })
    expect(await stranger.text()).toContain('Buy now · pay $88.00')
    const known = await confirmed('fay@example.com')
    expect(await known.text()).toContain('Buy now · pay $79.20')
    await shop.db.updateTable('promotion').set({ code }).where('id', '=', id).execute()
  })
})

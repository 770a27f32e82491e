import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#commerce/orders/order.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls } from '#test/html.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { reviewers, reviewPage, takenPicture } from '../../orders/review/review-form.fixture.ts'
import { signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('the reviews of an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  const { place, delivered, send, picturesOf } = reviewers(shop)
  let accounts = 0
  let email: string
  let dora: Awaited<ReturnType<typeof signedInBrowser>>

  const owned = async (order: Order) => {
    await shop.db.updateTable('customer_order').set({ email }).where('id', '=', order.id).execute()
    return order
  }
  const page = async (path = '/account/reviews') => {
    const html = await (await dora.fetch(path)).text()
    return htmlBetween(html.replaceAll('<!-- -->', ''), '<main', '</main>')
  }
  const fromAccount = (order: Order) => `${reviewPage(order)}?from=account`

  beforeEach(async () => {
    email = `dora-${++accounts}@mail.example`
    dora = await signedInBrowser(shop, email)
  })

  it('need a sign-in, which leads back', async () => {
    const guest = await shop.fetch('/account/reviews?page=2')
    expect([guest.status, guest.headers.get('location')]).toEqual([
      303,
      '/account?returnTo=%2Faccount%2Freviews%3Fpage%3D2',
    ])
  })

  it('are offered for each delivered product once, and listed when written', async () => {
    expect(await page()).toContain('Once an order arrives, you can review its products here.')
    await owned(await place())
    await owned(await delivered())
    const order = await owned(await delivered())
    await send(await delivered(), { title: 'Written by another' })
    expect(elementTexts(await page(), 'h3')).toEqual(['Water Pot'])
    expect(linkUrls(await page())).toContain(fromAccount(order))
    expect(linkUrls(await page('/account'))).toContain(fromAccount(order))

    await send(order, {}, [{ bytes: await takenPicture() }])
    const [picture] = await picturesOf(order)
    const html = await page()
    expect([elementTexts(html, 'h2'), elementTexts(html, 'h3')]).toEqual([['Your reviews'], ['Pours well']])
    expect(html).toContain('Published')
    expect(html).toContain(`${picture!.hash}-`)
    expect(linkUrls(html)).toContain('/productDetails/water-pot#reviews')
    expect(linkUrls(html)).toContain(fromAccount(order))
  })

  it('are edited and deleted from their list, and lead back to it', async () => {
    const order = await owned(await delivered())
    const form = await page(fromAccount(order))
    expect(linkUrls(form)).toContain('/account/reviews')
    const written = await send(order, {}, [], '?from=account')
    expect(written.location).toBe('/account/reviews?notice=review-published')
    expect(await page(written.location!)).toContain('Your review is on the product page now.')
    const action = `${reviewPage(order)}/delete?from=account`
    expect(await page()).toContain(`action="${action}"`)
    expect(await page(fromAccount(order))).toContain(`action="${action}"`)
    const deleted = await dora.send(action, {})
    expect(deleted.headers.get('location')).toBe('/account/reviews?notice=review-deleted')
    expect(elementTexts(await page(), 'h2')).toEqual(['Ready for your review'])
  })

  it('say which wait for approval or are hidden, without pictures of hidden ones', async () => {
    const [pending, hidden] = [await owned(await delivered()), await owned(await delivered())]
    for (const [order, state] of [[pending, 'pending'] as const, [hidden, 'hidden'] as const]) {
      await send(order, { title: state }, [{ bytes: await takenPicture() }])
      const line = order.lines[0]!.id
      await shop.db.updateTable('review').set({ state }).where('order_line_id', '=', line).execute()
    }
    const html = await page()
    expect(html).toContain('Waiting for approval')
    expect(html).toContain('Not shown')
    expect(html).toContain((await picturesOf(pending))[0]!.hash)
    expect(html).not.toContain((await picturesOf(hidden))[0]!.hash)
  })

  it('come in pages of ten, the newest first', async () => {
    for (let number = 1; number <= 11; number += 1)
      await send(await owned(await delivered()), { title: `Review ${number}` })
    const first = await page()
    expect(elementTexts(first, 'h3')).toHaveLength(10)
    expect(elementTexts(first, 'h3')[0]).toBe('Review 11')
    expect(linkUrls(first)).toContain('/account/reviews?page=2')
    expect(elementTexts(await page('/account/reviews?page=2'), 'h3')).toEqual(['Review 1'])
  })
})

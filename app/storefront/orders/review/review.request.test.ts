import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls, loadHtml } from '#test/html.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { potPage as pot, reviewers, reviewPage, takenPicture } from './review-form.fixture.ts'

const shop = builtShop()
const { place, delivered, send, reviewOf, picturesOf } = reviewers(shop)

const setting = async (name: string, value: string) =>
  shop.db.transaction().execute(async tx => {
    await tx.updateTable('setting').set({ value }).where('name', '=', name).execute()
    await bumpCatalogVersion(tx)
  })

describe('the form of a review', () => {
  let order: Order

  beforeEach(async () => {
    order = await delivered()
  })

  it('is offered for delivered items, publishes the review, and then edits and deletes it', async () => {
    const { fetch, send: sendForm } = shopBrowser(shop)
    const orderPage = async () => await (await fetch(`/orders/${order.token}`)).text()
    expect(linkUrls(await orderPage())).toContain(reviewPage(order))
    const form = await loadHtml(shop, reviewPage(order))
    expect(elementTexts(form, 'h1')).toEqual(['Write a review'])
    expect(form).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
    expect(form).toMatch(/<input(?=[^>]*name="author")(?=[^>]*value="Ada")/)
    expect(form).not.toContain('Delete review')

    const sent = await send(order)
    expect([sent.status, sent.location]).toEqual([303, `/orders/${order.token}?notice=review-published`])
    expect(await (await fetch(sent.location!)).text()).toContain('Your review is on the product page now.')
    await expect.poll(() => loadHtml(shop, pot)).toContain('Pours well')
    const html = await loadHtml(shop, pot)
    expect(htmlBetween(html, '<section id="reviews"', '</section>')).toContain('Verified buyer')
    expect(elementTexts(html, 'p')).toContain('No drips.')

    expect(await orderPage()).toContain('Your review is published.')
    const edit = await loadHtml(shop, reviewPage(order))
    expect(elementTexts(edit, 'h1')).toEqual(['Edit your review'])
    expect(edit).toMatch(/<input(?=[^>]*name="stars")(?=[^>]*value="5")[^>]*checked/)
    expect((await send(order, { edit: 'yes', stars: '2', title: 'Drips after all' })).status).toBe(303)
    await expect.poll(() => loadHtml(shop, pot)).toContain('Drips after all')
    expect(await loadHtml(shop, pot)).not.toContain('Pours well')

    const gone = await sendForm(`${reviewPage(order)}/delete`, {})
    expect([gone.status, gone.headers.get('location')]).toEqual([
      303,
      `/orders/${order.token}?notice=review-deleted`,
    ])
    await expect.poll(() => loadHtml(shop, pot)).not.toContain('Drips after all')
    expect((await sendForm(`${reviewPage(order)}/delete`, {})).status).toBe(303)
    expect(linkUrls(await orderPage())).toContain(reviewPage(order))
    expect((await fetch(`${reviewPage(order)}/delete`)).headers.get('location')).toBe(reviewPage(order))
  })

  it('is closed until the order is delivered', async () => {
    const early = await place()
    expect(linkUrls(await loadHtml(shop, `/orders/${early.token}`))).not.toContain(reviewPage(early))
    const page = await loadHtml(shop, reviewPage(early))
    expect(page).toContain('You can review this product once your order has arrived.')
    expect(page).not.toMatch(/<form[^>]*enctype/i)
    const { status, alert } = await send(early)
    expect([status, alert]).toEqual([409, ['You can review this product once your order has arrived.']])
    expect(await reviewOf(early)).toBeUndefined()
  })

  it('exists only for lines of its own order', async () => {
    const other = await place()
    const foreign = { ...other, lines: order.lines }
    for (const line of [foreign, { ...order, token: 'A'.repeat(22) }, { ...order, lines: [{ id: 0 }] }]) {
      expect((await shop.fetch(reviewPage(line as Order))).status).toBe(404)
      expect((await send(line as Order)).status).toBe(404)
      const gone = await shopBrowser(shop).send(`${reviewPage(line as Order)}/delete`, {})
      expect(gone.status).toBe(404)
    }
    await send(order)
    await shopBrowser(shop).send(`${reviewPage(foreign)}/delete`, {})
    expect(await reviewOf(order)).toMatchObject({ title: 'Pours well' })
  })

  it('is refused a second time, with the review that exists', async () => {
    await send(order)
    expect((await send(order)).status).toBe(303)
    const { status, alert, main } = await send(order, { title: 'Changed my mind' })
    expect([status, alert[0]]).toEqual([
      409,
      'You’ve already reviewed this product. This is your review: you can edit it here.',
    ])
    expect(main).toMatch(/value="Pours well"/)
    expect(main).toMatch(/name="edit" value="yes"/)
    expect(await reviewOf(order)).toMatchObject({ title: 'Pours well' })
  })

  it('names each wrong field beside it, and keeps what was typed', async () => {
    const empty = await send(order, { stars: '', title: ' ', body: '', author: '' })
    expect(empty.status).toBe(400)
    expect(empty.alert).toEqual([
      'Please check 4 fields',
      'Choose a rating from 1 to 5 stars.',
      'Enter a headline.',
      'Write a few words about the product.',
      'Enter the name to show with your review.',
    ])
    expect(empty.errorLinks).toEqual(['#stars', '#title', '#body', '#author'])
    for (const id of ['stars', 'title', 'body', 'author']) expect(empty.main).toContain(`id="${id}-note"`)
    const long = { title: 'x'.repeat(101), body: 'y'.repeat(3001), author: 'z'.repeat(61) }
    const tooLong = await send(order, { ...long, stars: '6' })
    expect(tooLong.alert.slice(1)).toEqual([
      'Choose a rating from 1 to 5 stars.',
      'Use at most 100 characters.',
      'Use at most 3,000 characters.',
      'Use at most 60 characters.',
    ])
    for (const text of Object.values(long)) expect(tooLong.main).toContain(text)
    expect(await reviewOf(order)).toBeUndefined()
  })

  it('waits for approval if the shop wants that', async () => {
    await setting('review_approval', 'yes')
    await expect.poll(() => loadHtml(shop, reviewPage(order))).toContain('We check reviews before we publish')
    const sent = await send(order, { title: 'Not seen by anyone yet' })
    expect(sent.location).toBe(`/orders/${order.token}?notice=review-pending`)
    expect(await loadHtml(shop, sent.location!)).toContain('Your review is waiting for approval.')
    expect(await loadHtml(shop, pot)).not.toContain('Not seen by anyone yet')
    await setting('review_approval', 'no')
  })

  it('says why a hidden review is not shown, and neither serves nor links its pictures', async () => {
    await send(order, {}, [{ bytes: await takenPicture() }])
    const [picture] = await picturesOf(order)
    const file = `/i/${picture!.hash}-300.webp`
    expect((await shop.fetch(file)).status).toBe(200)
    await shop.db
      .updateTable('review')
      .set({ state: 'hidden' })
      .where('order_line_id', '=', order.lines[0]!.id)
      .execute()
    expect((await shop.fetch(file)).status).toBe(404)
    const page = await loadHtml(shop, reviewPage(order))
    expect(page).toContain('We don’t show this review. Change it, and we’ll check it again.')
    expect(page).not.toContain(`${picture!.hash}-`)
    expect((await send(order, { edit: 'yes' })).location).toContain('review-pending')
  })

  it('is closed once the product is gone, but its review can be deleted', async () => {
    const other = await delivered()
    await send(order)
    const publish = (published_at: string | null) =>
      shop.db.updateTable('product').set({ published_at }).where('slug', '=', 'water-pot').execute()
    await publish(null)
    const gone = 'We no longer sell this product, so it can’t be reviewed.'
    expect(linkUrls(await loadHtml(shop, `/orders/${other.token}`))).not.toContain(reviewPage(other))
    expect(await loadHtml(shop, reviewPage(other))).toContain(gone)
    expect((await send(other)).alert).toEqual([gone])
    expect(await send(order, { edit: 'yes', stars: '1' })).toMatchObject({ status: 409, alert: [gone] })
    expect(await loadHtml(shop, reviewPage(order))).toContain('Delete review')
    expect((await shopBrowser(shop).send(`${reviewPage(order)}/delete`, {})).status).toBe(303)
    expect(await reviewOf(order)).toBeUndefined()
    await publish('2026-01-01T00:00:00.000Z')
  })

  it('loses nothing while the database only reads', async () => {
    const letWrite = (may: boolean) =>
      sql`pragma query_only = ${sql.raw(may ? 'off' : 'on')}`.execute(shop.db)
    await letWrite(false)
    const { status, alert, main } = await send(order, {}, [{ bytes: await takenPicture() }])
    await letWrite(true)
    expect([status, alert]).toEqual([503, ['We couldn’t save this. Please try again in a moment.']])
    expect(main).toContain('value="Pours well"')
    expect(main).toContain('Please choose your pictures again.')
    expect((await send(order)).status).toBe(303)
  })

  it('is refused from other sites', async () => {
    const body = new FormData()
    body.append('stars', '1')
    const foreign = { method: 'POST', body, headers: { origin: 'https://evil.example' } }
    expect((await shop.fetch(reviewPage(order), foreign)).status).toBe(403)
    const remote = shopBrowser(shop, 'https://evil.example')
    expect((await remote.send(`${reviewPage(order)}/delete`, {})).status).toBe(403)
  })
})

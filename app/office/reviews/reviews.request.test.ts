import { beforeAll, describe, expect, it } from 'vitest'
import { saveReview } from '#commerce/people/reviews/save-review.server.ts'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { deliverOrderInTest } from '#test/attack/requests/deliver-order.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { orderForms } from '../orders/order/order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { newOrder, read, send } = orderForms(shop)
let id = 0
let slug = ''
let orderNumber = ''

beforeAll(async () => {
  const order = await newOrder()
  await deliverOrderInTest(shop.db, order.id)
  const [line] = order.lines
  orderNumber = order.number
  const words = { stars: 2, author: 'Ada', title: 'Runs large', body: 'Order a size down.\n\nGood cloth.' }
  const draft = { ...words, isEdit: false, removedPictures: [], addedPictures: [] }
  await saveReview(shop.db, { orderId: order.id, orderLineId: line!.id }, draft, new Date())
  slug = line!.slug
  const row = shop.db.selectFrom('review').select('id').where('title', '=', 'Runs large')
  id = (await row.executeTakeFirstOrThrow()).id
  await shop.db.updateTable('review').set({ state: 'pending' }).where('id', '=', id).execute()
})

/** What shoppers see, without the page cache's half second. */
const productPage = async () =>
  (await (await shop.fetch(`/productDetails/${slug}?sort=lowest`)).text()).replaceAll('<!-- -->', '')
const undoLast = (changeSet: number | null) => send(`/office/changes/${changeSet}/undo`)

describe('the reviews in the office', () => {
  it('start with those that wait, and are filtered by stars and product', async () => {
    const { html } = await read('/office/reviews', 'editor')
    expect(html).toContain(`href="/office/reviews/${id}"`)
    expect(html).toContain('Runs large')
    expect((await read('/office/reviews?stars=5')).html).toContain(texts.noMatch)
    const { html: all } = await read('/office/reviews?view=all&stars=2')
    expect(all).toContain(`href="/office/reviews/${id}"`)
    expect(all).not.toContain('4 ★ </span>')
    expect((await read('/office/reviews', 'packer')).status).toBe(403)
    expect((await read('/office/reviews/999999')).status).toBe(404)
    expect((await read('/office/reviews/x')).status).toBe(404)
  })

  it('are approved from the list, with Undo', async () => {
    const approve = (pick: string) => send('/office/reviews/approve', { pick, returnTo: '/office/reviews' })
    const approved = await approve(String(id))
    expect(approved).toMatchObject({ to: '/office/reviews', notice: { text: texts.approved(1) } })
    expect((await approve(String(id))).notice!.text).toBe(texts.nothingApproved)
    expect((await approve('x')).status).toBe(400)
    expect((await read('/office/changes')).html).toContain('Changed Runs large')
    await undoLast(approved.notice!.changeSet)
    expect((await read('/office/reviews')).html).toContain(`href="/office/reviews/${id}"`)
    await approve(String(id))
  })

  it('are answered in public', async () => {
    const path = `/office/reviews/${id}/answer`
    expect((await send(path, { reply: ' ' })).notice!.text).toBe(texts.answer.empty)
    expect((await send(path, { reply: 'x'.repeat(2001) })).notice!.text).toBe(texts.answer.tooLong(2000))
    const answered = await send(path, { reply: 'Thank you, Ada. <b>We know.</b>' })
    expect(answered).toMatchObject({
      to: `/office/reviews/${id}`,
      notice: { text: texts.answer.published },
    })
    await expect.poll(productPage).toContain('Thank you, Ada. &lt;b&gt;We know.&lt;/b&gt;')
    const html = await productPage()
    expect(html).toContain('>Answer from Tote</h4>')
    expect(html).toContain('"comment":{"@type":"Comment","text":"Thank you, Ada.')
    expect((await send(`${path}/remove`)).notice!.text).toBe(texts.answer.removed)
    await expect.poll(productPage).not.toContain('Answer from Tote')
    expect((await send('/office/reviews/999999/answer', { reply: 'No' })).status).toBe(404)
  })

  it('are hidden for a reason, with an email to the author', async () => {
    const path = `/office/reviews/${id}`
    expect((await read(path)).html).toContain(texts.hide.submit('ada@example.com'))
    const { html: forEditors } = await read(path, 'editor')
    expect(forEditors).toContain(texts.hide.submit(texts.hide.author))
    // Neither the address nor the order, which leads to it.
    for (const part of ['ada@example.com', orderNumber]) expect(forEditors).not.toContain(part)
    expect((await read(path)).html).toContain(orderNumber)
    const hash = 'c'.repeat(24)
    const picture = { review_id: id, hash, width: 800, height: 600, position: 0 }
    await shop.db.insertInto('review_picture').values(picture).execute()
    expect((await read(path)).html).toContain(hash)
    expect((await send(`${path}/hide`, { hideReason: '' })).notice!.text).toBe(texts.hide.noReason)
    expect((await send(`${path}/hide`, { hideReason: 'critical' })).notice!.text).toBe(texts.hide.noReason)
    const long = { hideReason: 'other', note: 'x'.repeat(1001) }
    expect((await send(`${path}/hide`, long)).notice!.text).toBe(texts.hide.tooLong(1000))
    const hidden = await send(`${path}/hide`, { hideReason: 'off-topic', note: 'It is about the carrier.' })
    expect(hidden.notice!.text).toBe(texts.hide.hiddenAndEmailed)
    const { html } = await read(path)
    for (const text of [texts.hide.reasons['off-topic'], 'It is about the carrier.', texts.states.hidden])
      expect(html).toContain(text)
    // The shop serves no pictures of hidden reviews.
    expect(html).not.toContain(hash)
    await expect.poll(productPage).not.toContain('Runs large')
    expect((await send(`${path}/hide`, { hideReason: 'other' })).notice!.text).toBe(texts.hide.before)
    await undoLast(hidden.notice!.changeSet)
    await expect.poll(productPage).toContain('Runs large')
    expect((await send('/office/reviews/999999/hide', { hideReason: 'other' })).status).toBe(404)
  })
})

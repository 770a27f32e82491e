import { describe, expect, it } from 'vitest'
import { readOutbox } from '#commerce/running/outbox/read-outbox-store.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { giftCardMessages } from '#messages/office/gift-cards.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const { issue: texts } = giftCardMessages
const list = '/office/selling/gift-cards'

describe('gift cards in the office', () => {
  const shop = builtShop({ rates: liftedRates })
  const { open, post } = officeRequests(shop, 'manager')
  const seenIn = (html: string) => html.match(/value="([^"]*)" name="seen"/)![1]!.replaceAll('&quot;', '"')
  const count = async () => (await shop.db.selectFrom('gift_card').select('id').execute()).length

  it('are issued as the review said, with a code that is shown once', async () => {
    const typed = { key: newToken(), amount: '50', email: 'ada@mail.example', message: 'Enjoy' }
    const before = await count()
    const review = await post(`${list}/new`, typed)
    expect(review.html).toContain(texts.buttonEmail('$50.00', 'ada@mail.example'))
    expect(await count()).toBe(before)
    const seen = seenIn(review.html)
    const other = await post(`${list}/new`, { ...typed, amount: '70', seen })
    expect(other.html).toContain(texts.buttonEmail('$70.00', 'ada@mail.example'))
    expect(await count()).toBe(before)
    const issued = await post(`${list}/new`, { ...typed, seen })
    const [code] = issued.html.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/)!
    expect(await count()).toBe(before + 1)
    expect((await readOutbox(shop.db, 1))[0]).toMatchObject({ recipient: 'ada@mail.example' })
    const again = await post(`${list}/new`, { ...typed, seen })
    expect(again.html).toContain(texts.again)
    expect(again.html).not.toContain(code)
    expect(await count()).toBe(before + 1)
    const ending = code.slice(-4)
    expect((await open(`${list}?q=${code}`)).to).toBe(`${list}?q=${ending}`)
    const found = await open(`${list}?q=${ending}`)
    expect(found.html).toContain(giftCardMessages.short(ending))
    expect(found.html).not.toContain(code)
  })

  it('say what is wrong beside the field', async () => {
    const wrong = {
      key: newToken(),
      amount: '0',
      expires: '2020-01-01',
      email: 'ada',
      message: 'x'.repeat(600),
    }
    const { status, html } = await post(`${list}/new`, wrong)
    expect(status).toBe(422)
    for (const text of [texts.wrongAmount, texts.wrongDate, texts.wrongEmail, texts.tooLong])
      expect(html).toContain(text)
    expect(html).toContain('value="2020-01-01"')
  })

  it('take a last day in digits of any width', async () => {
    const typed = { key: newToken(), amount: '20', email: '', message: '' }
    const [wide, usual] = ['２０９９－１２－３１', '2099-12-31'].map(async expires =>
      seenIn((await post(`${list}/new`, { ...typed, expires })).html),
    )
    expect(await wide).toBe(await usual)
  })

  it('are blocked and unblocked, and show their ledger', async () => {
    const typed = { key: newToken(), amount: '20', email: '', message: '' }
    const { html } = await post(`${list}/new`, typed)
    await post(`${list}/new`, { ...typed, seen: seenIn(html) })
    const { id } = await shop.db
      .selectFrom('gift_card')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await open(`${list}/${id}`)).html).toContain('+$20.00')
    const blocked = await post(`${list}/${id}/block`, {})
    expect(blocked).toMatchObject({ to: `${list}/${id}`, notice: { changeSet: expect.any(Number) } })
    expect((await open(`${list}/${id}`)).html).toContain(giftCardMessages.states.blocked)
    expect((await open(`${list}?state=blocked`)).html).toContain(`${list}/${id}"`)
    const unblocked = await post(`${list}/${id}/unblock`, {})
    expect(unblocked.notice).toMatchObject({ changeSet: expect.any(Number) })
    await post(`/office/changes/${unblocked.notice!.changeSet}/undo`, { returnTo: list })
    expect((await open(`${list}?state=blocked`)).html).toContain(`${list}/${id}"`)
    await post(`${list}/${id}/unblock`, {})
    expect((await open(`${list}?state=blocked`)).html).not.toContain(`${list}/${id}"`)
    expect((await open(`${list}/999999`)).status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { type PreviewedKind, previewedKinds } from '#commerce/running/outbox/email-kinds.ts'
import { recipientProofs } from '#commerce/running/outbox/recipient-proof.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { emailOrderToken, emailShopPlacedAt, fillEmailShop } from '../emails/email-shop.fixture.ts'
import { renderOneEmail } from '../emails/render-one-email.fixture.ts'
import { previewEmail } from './preview-email.server.ts'

const url = 'https://shop.example'

it('knows every kind of email once', () => {
  expect(previewedKinds.toSorted()).toEqual(
    Object.keys(recipientProofs)
      .filter(kind => kind !== 'email-test')
      .toSorted(),
  )
})

describe.each(databases)('the preview of an email, on %s', database => {
  async function emailShop() {
    const db = await migratedDatabase(database)
    await fillEmailShop(db)
    return db
  }

  it('shows every kind in every language, with sample data, and leads nowhere but to the shop', async () => {
    const db = await emailShop()
    for (const kind of previewedKinds)
      for (const language of ['en', 'de'] as const) {
        const { email, shown } = await previewEmail(db, { kind, language, subjectId: 0 }, url)
        expect(shown).toBeUndefined()
        expect(email?.subject, kind).toBeTruthy()
        const links = [...email!.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
        expect(
          links.filter(href => href !== url && href !== `${url}/`),
          kind,
        ).toEqual([])
        expect(email!.text, kind).not.toMatch(/https:\/\/shop\.example\/\w/)
      }
  })

  it('shows the newest order, without the link to its page', async () => {
    const db = await emailShop()
    const choice = { kind: 'order-confirmed', language: 'de', subjectId: undefined } as const
    const { email, shown, subjects } = await previewEmail(db, choice, url)
    expect(shown?.name).toBe('T-7KQ4-M2XA')
    expect(subjects).toHaveLength(1)
    expect(email!.text).toContain('T-7KQ4-M2XA')
    expect(email!.html).toContain('<html lang="de">')
    expect(email!.html).not.toContain(emailOrderToken)
  })

  it('shows the newest row of every kind that is about one, and nobody gets a working link', async () => {
    const db = await emailShop()
    await db
      .insertInto('back_in_stock_request')
      .values(
        ['bob@mail.example', 'ada@mail.example'].map(email => ({
          ...{ variant_id: 1, email, created_at: emailShopPlacedAt },
          ...{ confirmed_at: emailShopPlacedAt, sent_at: null },
        })),
      )
      .execute()
    const shown = async (kind: PreviewedKind) => {
      const { email, shown, subjects } = await previewEmail(
        db,
        { kind, language: 'en', subjectId: undefined },
        url,
      )
      expect(email!.html, kind).not.toMatch(/href="https:\/\/shop\.example\/[^"]/)
      return { names: subjects.map(({ name }) => name), shown: shown?.name, text: email!.text }
    }
    const message = { names: ['M-7KQ4-M2XA'], shown: 'M-7KQ4-M2XA' }
    expect(await shown('contact-message')).toMatchObject(message)
    expect(await shown('contact-receipt')).toMatchObject(message)
    expect(await shown('order-link')).toMatchObject({ shown: 'T-7KQ4-M2XA' })
    expect(await shown('payment-mismatch')).toMatchObject({ shown: 'cs_1' })
    const hidden = await shown('review-hidden')
    expect(hidden.shown).toBe('Ada Lovelace')
    expect(hidden.text).toContain('Please use the same box.')
    expect(await shown('back-in-stock')).toMatchObject({ names: ['BAG-CLAY'], shown: 'BAG-CLAY' })
    expect(await shown('back-in-stock-requested')).toMatchObject({ names: [], shown: undefined })
    await db.updateTable('variant').set({ available: 0 }).execute()
    expect(await shown('back-in-stock-requested')).toMatchObject({ names: ['BAG-CLAY'], shown: 'BAG-CLAY' })
  })

  it('shows sample data where no row fits', async () => {
    const db = await emailShop()
    await db.updateTable('customer_order').set({ state: 'canceled' }).execute()
    const choice = { kind: 'transfer-reminder', language: 'en', subjectId: undefined } as const
    const { email, shown } = await previewEmail(db, choice, url)
    expect(shown).toBeUndefined()
    expect(email!.text).not.toContain('School Bag & Co, ')
    const none = await migratedDatabase(database)
    expect((await previewEmail(none, choice, url)).email).toBeUndefined()
  })

  it('sends tests with sample data, marked as such, in the chosen language', async () => {
    const db = await emailShop()
    const facts = { kind: 'email-test', of: 'order-confirmed', language: 'de' } as const
    const email = (await renderOneEmail(db, facts, url))!
    expect(email.subject).toMatch(/^Test: .*T-7KQ4-M2XA/)
    expect(email.html).toContain('<html lang="de">')
    expect(email.html).not.toContain(emailOrderToken)
    expect(await renderOneEmail(db, { ...facts, of: 'unknown' }, url)).toBeUndefined()
  })

  it('has the color, corners and font of the theme, or a color of its own', async () => {
    const db = await emailShop()
    const set = (name: string, value: string) =>
      db
        .insertInto('setting')
        .values({ name, value })
        .onConflict(on => on.column('name').doUpdateSet({ value }))
        .execute()
    const html = async () => (await renderOneEmail(db, { kind: 'order-confirmed', orderId: 1 }, url))!.html
    expect(await html()).toContain('bgcolor="#15171a"')
    await set('accent_color', '#116644')
    await set('corner_radius', 'round')
    await set('typeface', 'serif')
    const themed = await html()
    expect(themed).toContain('bgcolor="#116644" style="border-radius:12px;background:#116644"')
    expect(themed).toContain("font-family:'Iowan Old Style'")
    await set('email_accent_color', '#b3261e')
    expect(await html()).toContain('bgcolor="#b3261e"')
  })
})

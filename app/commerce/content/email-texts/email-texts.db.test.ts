import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { emailOrderToken, fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { everyEmailKind } from '#writing/emails/every-email-kind.fixture.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { editTexts } from '../../editing/texts/edit-texts.server.ts'
import type { EmailFacts } from '../../running/outbox/email.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { type EmailTexts, editableFields } from './email-text.ts'
import { emailTextSet } from './email-text-set.server.ts'

const url = 'https://shop.example'
const now = new Date('2026-11-22T12:00:00.000Z')
const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now } as const
const confirmed: EmailFacts = { kind: 'order-confirmed', orderId: 1 }
const shipped: EmailFacts = { kind: 'order-shipped', orderId: 1, shipmentId: 1 }

describe.each(databases)('the texts of emails, on %s', database => {
  async function emailShop() {
    const db = await migratedDatabase(database)
    await fillEmailShop(db)
    const save = (
      kind: EmailFacts['kind'],
      mine: EmailTexts,
      base: EmailTexts = {},
      language: 'en' | 'de' = 'en',
    ) => editTexts(db, origin, emailTextSet(kind, language), { base, mine })
    const rendered = async (facts: EmailFacts, language: 'en' | 'de' = 'en') =>
      (await renderOneEmail(db, facts, url, language))!
    return { db, save, rendered }
  }

  it('replace those of the shop in their language, escaped, and are undone', async () => {
    const { db, save, rendered } = await emailShop()
    const before = await rendered(confirmed)
    const mine = {
      ...{ subject: '{shop}: {order}', heading: 'Hooray <b>', opening: 'Dear {order},' },
      ...{ closing: 'See you', button: 'Look' },
    }
    const saved = await save('order-confirmed', mine)
    const { subject, html, text } = await rendered(confirmed)
    expect(subject).toBe('Tote: T-7KQ4-M2XA')
    expect(html).toContain('Hooray &#60;b&#62;')
    expect(text).toMatch(/^Hooray <b>\n\nDear T-7KQ4-M2XA,\n/)
    expect(text).toContain(`Look:\n${url}/orders/${emailOrderToken}`)
    expect(text.indexOf('See you')).toBeGreaterThan(text.indexOf('Total'))
    expect(text.indexOf('See you')).toBeLessThan(text.indexOf('If you change your mind'))
    expect((await rendered(confirmed, 'de')).text).not.toContain('Hooray')
    if (!saved.ok) throw new Error()
    await undo(db, saved.changeSet!, { actor: origin.actor, now })
    expect(await rendered(confirmed)).toEqual(before)
  })

  it('name a customer only once the address is proven', async () => {
    const { db, save, rendered } = await emailShop()
    const usual = (await rendered(confirmed)).text
    await save('order-confirmed', { opening: 'Dear {name}' })
    expect((await rendered(confirmed)).text).toBe(usual)
    await db.updateTable('customer_order').set({ paid: 100 }).execute()
    expect((await rendered(confirmed)).text).toContain('Dear Ada')
  })

  it('refuse what the schema does, and save nothing then', async () => {
    const { db, save } = await emailShop()
    const refused = await save('order-shipped', { subject: 'On its way', heading: 'Hi {email}' })
    expect(refused).toMatchObject({ ok: false, errors: { heading: { code: 'no-placeholder' } } })
    expect(await db.selectFrom('email_text').selectAll().execute()).toEqual([])
  })

  it('give way to the shop’s when emptied, and are not overwritten unseen', async () => {
    const { save, rendered } = await emailShop()
    const usual = (await rendered(shipped)).subject
    await save('order-shipped', { subject: 'On its way' })
    const conflict = await save('order-shipped', { subject: 'Off it goes', opening: 'Hi' })
    expect(conflict).toMatchObject({ ok: false, conflicts: [{ field: 'subject', theirs: 'On its way' }] })
    expect((await rendered(shipped)).subject).toBe('On its way')
    expect((await rendered(shipped)).text).not.toContain('Hi\n')
    await save('order-shipped', { subject: '' }, { subject: 'On its way' })
    expect((await rendered(shipped)).subject).toBe(usual)
  })

  it('change every email they can, and no other', async () => {
    const { db, save, rendered } = await emailShop()
    await db.updateTable('customer_order').set({ paid: 100 }).execute()
    for (const facts of everyEmailKind) {
      const fields = editableFields(facts.kind)
      const mine = Object.fromEntries(fields.map(field => [field, `Own ${field}`]))
      await save(facts.kind, mine)
      const { subject, text } = await rendered(facts)
      for (const field of fields) expect(`${subject}\n${text}`, facts.kind).toContain(`Own ${field}`)
      if (fields.length === 0 && facts.kind !== 'email-test') expect(text, facts.kind).not.toContain('Own')
    }
  })
})

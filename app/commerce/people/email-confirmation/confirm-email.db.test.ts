import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { afterMinutes, cartShop } from '../../cart/cart-shop.fixture.ts'
import type { Visitor } from '../../cart/visitors/visitor.ts'
import { emailHash } from '../../running/outbox/email-hash.server.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import { confirmEmail, requestEmailConfirmation } from './confirm-email.server.ts'
import { isEmailConfirmed, removeUnconfirmedEmails } from './email-confirmation-store.server.ts'

async function confirmingShop(kind: DatabaseKind) {
  const { db, shopper } = await cartShop(kind)
  const emails = () =>
    db.selectFrom('email').selectAll().where('kind', '=', 'confirm-email').orderBy('id').execute()
  const rendered = async () =>
    Promise.all(
      (await emails()).map(({ facts_sealed }) =>
        renderOneEmail(db, unsealEmailFacts(db, facts_sealed), 'https://shop.example'),
      ),
    )
  const tokens = async () =>
    (await rendered()).map(email => /checkout\/confirm\/([\w-]+)/.exec(email!.text)![1]!)
  const isConfirmed = ({ id }: Visitor, email: string) =>
    isEmailConfirmed(db, { visitorId: id, emailHash: emailHash(db, email) })
  return { db, shopper, emails, rendered, tokens, isConfirmed }
}

describe.each(databases)('email confirmation, on %s', kind => {
  it('applies to the visitor who requested it and every spelling of the mailbox', async () => {
    const { db, shopper, emails, tokens, isConfirmed } = await confirmingShop(kind)
    const [ada, eve] = [await shopper(), await shopper()]
    for (const visitor of [ada, eve])
      await requestEmailConfirmation(db, visitor, 'ada.l@gmail.com', afterMinutes(0))
    expect((await emails()).map(({ recipient }) => recipient)).toEqual(['ada.l@gmail.com', 'ada.l@gmail.com'])
    expect(await isConfirmed(ada, 'ada.l@gmail.com')).toBe(false)
    await confirmEmail(db, 'unknown', afterMinutes(1))
    await confirmEmail(db, (await tokens())[0]!, afterMinutes(1))
    expect(await isConfirmed(ada, 'adal+tote@googlemail.com')).toBe(true)
    expect(await isConfirmed(ada, 'bob@gmail.com')).toBe(false)
    expect(await isConfirmed(eve, 'ada.l@gmail.com')).toBe(false)
  })

  it("contains no typed text, and its token isn't in the database", async () => {
    const { db, shopper, rendered, tokens } = await confirmingShop(kind)
    await requestEmailConfirmation(db, await shopper(), 'cheap-pills@example.com', afterMinutes(0))
    expect(JSON.stringify(await rendered())).not.toContain('pills')
    const rows = [
      await db.selectFrom('email_confirmation').selectAll().execute(),
      await db.selectFrom('email').select(['facts_sealed', 'idempotency_key']).execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain((await tokens())[0])
  })

  it('repeats the same link after ten minutes, until confirmed', async () => {
    const { db, shopper, tokens } = await confirmingShop(kind)
    const ada = await shopper()
    const request = (at: Date) => requestEmailConfirmation(db, ada, 'ada@example.com', at)
    await Promise.all([request(afterMinutes(0)), request(afterMinutes(0)), request(afterMinutes(9))])
    expect(await tokens()).toHaveLength(1)
    await request(afterMinutes(30))
    const [first, second, ...others] = await tokens()
    expect([second, others]).toEqual([first, []])
    await confirmEmail(db, first!, afterMinutes(31))
    await request(afterMinutes(60))
    expect(await tokens()).toHaveLength(2)
  })

  it('is removed unless confirmed', async () => {
    const { db, shopper, tokens, isConfirmed } = await confirmingShop(kind)
    const ada = await shopper()
    for (const email of ['confirmed@example.com', 'unconfirmed@example.com', 'recent@example.com'])
      await requestEmailConfirmation(db, ada, email, afterMinutes(email.startsWith('recent') ? 1 : 0))
    const [confirmed, unconfirmed, recent] = await tokens()
    await confirmEmail(db, confirmed!, afterMinutes(1))
    expect(await removeUnconfirmedEmails(db, afterMinutes(1), 10)).toBe(1)
    for (const token of [unconfirmed, recent]) await confirmEmail(db, token!, afterMinutes(2))
    expect(await isConfirmed(ada, 'confirmed@example.com')).toBe(true)
    expect(await isConfirmed(ada, 'unconfirmed@example.com')).toBe(false)
    expect(await isConfirmed(ada, 'recent@example.com')).toBe(true)
  })
})

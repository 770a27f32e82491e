import { describe, expect, it } from 'vitest'
import { databases, type Kind } from '../../../test/databases.ts'
import { cartShop, minutes } from '../cart/cart-shop.fixture.ts'
import { writeLetter } from '../letters/write-letters.server.ts'
import { emailHash } from '../mail/email-hash.server.ts'
import { unsealFacts } from '../mail/sealed-letter.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { askToConfirmEmail, confirmEmail } from './confirm-email.server.ts'
import { isEmailConfirmed, removeUnconfirmedEmails } from './email-confirmation-store.server.ts'

async function confirmingShop(kind: Kind) {
  const { db, shopper } = await cartShop(kind)
  const letters = () =>
    db.selectFrom('letter').selectAll().where('kind', '=', 'confirm-email').orderBy('id').execute()
  const written = async () =>
    Promise.all(
      (await letters()).map(({ facts_sealed }) =>
        writeLetter(db, unsealFacts(db, facts_sealed), 'https://shop.example'),
      ),
    )
  const tokens = async () =>
    (await written()).map(letter => /checkout\/confirm\/([\w-]+)/.exec(letter!.plain)![1]!)
  const isConfirmed = ({ id }: Visitor, email: string) =>
    isEmailConfirmed(db, { visitorId: id, emailHash: emailHash(db, email) })
  return { db, shopper, letters, written, tokens, isConfirmed }
}

describe.each(databases)('confirming an email, on %s', kind => {
  it('is done by the link in an email to it, for the visitor who asked, however they write it', async () => {
    const { db, shopper, letters, tokens, isConfirmed } = await confirmingShop(kind)
    const [ada, eve] = [await shopper(), await shopper()]
    for (const visitor of [ada, eve]) await askToConfirmEmail(db, visitor, 'ada.l@gmail.com', minutes(0))
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([
      'ada.l@gmail.com',
      'ada.l@gmail.com',
    ])
    expect(await isConfirmed(ada, 'ada.l@gmail.com')).toBe(false)
    await confirmEmail(db, 'unknown', minutes(1))
    await confirmEmail(db, (await tokens())[0]!, minutes(1))
    expect(await isConfirmed(ada, 'adal+tote@googlemail.com')).toBe(true)
    expect(await isConfirmed(ada, 'bob@gmail.com')).toBe(false)
    expect(await isConfirmed(eve, 'ada.l@gmail.com')).toBe(false)
  })

  it('says nothing that a visitor typed, and what it links to stands nowhere in the database', async () => {
    const { db, shopper, written, tokens } = await confirmingShop(kind)
    await askToConfirmEmail(db, await shopper(), 'cheap-pills@example.com', minutes(0))
    expect(JSON.stringify(await written())).not.toContain('pills')
    const rows = [
      await db.selectFrom('email_confirmation').selectAll().execute(),
      await db.selectFrom('letter').select(['facts_sealed', 'once_key']).execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain((await tokens())[0])
  })

  it('sends another email after ten minutes, with the same link, and none once it is done', async () => {
    const { db, shopper, tokens } = await confirmingShop(kind)
    const ada = await shopper()
    const ask = (at: Date) => askToConfirmEmail(db, ada, 'ada@example.com', at)
    await Promise.all([ask(minutes(0)), ask(minutes(0)), ask(minutes(9))])
    expect(await tokens()).toHaveLength(1)
    await ask(minutes(30))
    const [first, second, ...more] = await tokens()
    expect([second, more]).toEqual([first, []])
    await confirmEmail(db, first!, minutes(31))
    await ask(minutes(60))
    expect(await tokens()).toHaveLength(2)
  })

  it('is over a week after it was asked for, and stays once it is done', async () => {
    const { db, shopper, tokens, isConfirmed } = await confirmingShop(kind)
    const ada = await shopper()
    for (const email of ['done@example.com', 'left@example.com', 'young@example.com'])
      await askToConfirmEmail(db, ada, email, minutes(email.startsWith('young') ? 1 : 0))
    const [done, left, young] = await tokens()
    await confirmEmail(db, done!, minutes(1))
    expect(await removeUnconfirmedEmails(db, minutes(1), 10)).toBe(1)
    for (const token of [left, young]) await confirmEmail(db, token!, minutes(2))
    expect(await isConfirmed(ada, 'done@example.com')).toBe(true)
    expect(await isConfirmed(ada, 'left@example.com')).toBe(false)
    expect(await isConfirmed(ada, 'young@example.com')).toBe(true)
  })
})

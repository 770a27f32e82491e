import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { renderDueEmails } from '#writing/sending/render-emails-job.server.ts'
import type { NewEmail } from '../../running/outbox/email.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { unsealRenderedEmail } from '../../running/outbox/sealed-email.server.ts'
import type { Account } from '../accounts/account.ts'
import { findOrAddAccount } from '../accounts/account-store.server.ts'
import { saveAccountSettings } from '../accounts/settings/save-account-settings.server.ts'
import { confirmBackInStockAlert } from '../alerts/back-in-stock-alert-store.server.ts'
import { requestBackInStockAlert } from '../alerts/request-back-in-stock-alert.server.ts'
import { readOptOuts } from './email-opt-out-store.server.ts'
import { optionalEmailKinds } from './optional-emails.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const backInStock = { kind: 'back-in-stock', sku: 'BAG-CLAY', requestId: 1 } as const
const priceDropped = { kind: 'price-dropped' as const, token: 'token', drops: [] }

async function accountOf(db: Db, email: string): Promise<Account> {
  return db.transaction().execute(tx => findOrAddAccount(tx, email, now))
}

const optOut = (db: Db, account: Account, optOuts: readonly (typeof optionalEmailKinds)[number][]) =>
  saveAccountSettings(db, account, { name: '', language: null, optOuts: [...optOuts] }, now)

const queue = (db: Db, email: NewEmail) => db.transaction().execute(tx => queueEmail(tx, email, now))

const queued = async (db: Db) =>
  (await db.selectFrom('email').select(['kind', 'recipient']).orderBy('id').execute()).map(
    ({ kind, recipient }) => `${kind} to ${recipient}`,
  )

describe.each(databases)('email preferences, on %s', kind => {
  it('keep optional emails from the account that turned them off, and no others', async () => {
    const db = await migratedDatabase(kind)
    await optOut(db, await accountOf(db, 'ada@xn--bcher-kva.example'), ['back-in-stock'])
    for (const to of ['Ada@bücher.example', 'bob@bücher.example']) {
      await queue(db, { ...backInStock, to })
      await queue(db, { ...priceDropped, to })
      await queue(db, { kind: 'sign-in', code: '123456', link: 'link', to })
    }
    expect(await queued(db)).toEqual([
      'price-dropped to Ada@bücher.example',
      'sign-in to Ada@bücher.example',
      'back-in-stock to bob@bücher.example',
      'price-dropped to bob@bücher.example',
      'sign-in to bob@bücher.example',
    ])
  })

  it('are replaced by those saved last', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountOf(db, 'ada@mail.example')
    await optOut(db, account, optionalEmailKinds)
    expect((await readOptOuts(db, account.id)).sort()).toEqual(['back-in-stock', 'price-dropped'])
    await optOut(db, account, ['price-dropped'])
    await optOut(db, account, ['price-dropped'])
    expect(await readOptOuts(db, account.id)).toEqual(['price-dropped'])
  })

  it('turn on again what the account confirms by email', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    const [ada, bob] = [await accountOf(db, 'ada@mail.example'), await accountOf(db, 'bob@mail.example')]
    for (const account of [ada, bob]) await optOut(db, account, optionalEmailKinds)
    await db.updateTable('variant').set({ available: 0 }).execute()
    await requestBackInStockAlert(db, 'BAG-CLAY', ada.email, now)
    const requested = db.selectFrom('back_in_stock_request').select('id').where('email', '=', ada.email)
    await confirmBackInStockAlert(db, (await requested.executeTakeFirstOrThrow()).id, now)
    expect(await readOptOuts(db, ada.id)).toEqual(['price-dropped'])
    expect(await readOptOuts(db, bob.id)).toHaveLength(2)
  })

  it('choose the language of emails to the account', async () => {
    const db = await migratedDatabase(kind)
    const account = await accountOf(db, 'ada@mail.example')
    await saveAccountSettings(db, account, { name: '', language: 'de', optOuts: [] }, now)
    for (const to of ['Ada@mail.example', 'bob@mail.example'])
      await queue(db, { kind: 'sign-in', code: '123456', link: 'link', to })
    await renderDueEmails(db, 'https://shop.example', now, new AbortController().signal)
    const rows = await db.selectFrom('email').selectAll().orderBy('id').execute()
    const rendered = rows.map(row => unsealRenderedEmail(db, row)!)
    expect(rendered.map(({ subject }) => subject)).toEqual(['Ihr Anmeldecode', 'Your sign-in code'])
    expect(rendered.map(({ html }) => html.match(/lang="\w+"/)?.[0])).toEqual(['lang="de"', 'lang="en"'])
  })
})

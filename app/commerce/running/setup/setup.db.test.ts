import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { loadEmptyShop } from '#demo/load-empty-shop.server.ts'
import { addDelivery as addDemoDelivery } from '#demo/rows/add-pricing.server.ts'
import { type DatabaseKind, databases, migratedDatabase } from '#test/databases.ts'
import { expectedLegalPages } from '../../content/legal-pages/legal-page.ts'
import { linkLegalPages } from '../../content/legal-pages/link-legal-pages.server.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { createPaymentProviders } from '../../payments/providers/payment-providers.server.ts'
import { StripeService } from '../../payments/providers/stripe/stripe-service.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { markEmailSent } from '../outbox/outbox-store.server.ts'
import { changeSettings } from '../settings/change-settings.server.ts'
import { readSetup } from './read-setup.server.ts'
import type { SetupStep } from './setup.ts'
import { deleteSetupNote, saveSetupNote } from './setup-store.server.ts'
import { askPaymentProvider, sendTestEmail } from './try-setup.server.ts'

const now = new Date('2026-11-21T12:00:00Z')
const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now } as const

async function emptyShop(kind: DatabaseKind, stripe?: StripeService) {
  const db = await migratedDatabase(kind)
  await loadEmptyShop(db, now)
  const options = stripe ? { stripe: { ...stripe.options, retries: 0 } } : {}
  const providers = await createPaymentProviders(db, options, () => {})
  const read = () => readSetup({ db, providers, sendsEmails: true }, now)
  const problem = async (step: SetupStep) => (await read()).states.find(one => one.step === step)!.problem
  return { db, providers, read, problem }
}

async function addDelivery(db: Db): Promise<void> {
  await db.transaction().execute(tx => addDemoDelivery(tx))
}

async function addProduct(db: Db, available: number): Promise<void> {
  const product = { slug: 'mug', title: 'Mug', description: '', rating_sum: 0, review_count: 0 }
  const { id } = await db
    .insertInto('product')
    .values({ ...product, created_at: now.toISOString(), published_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const variant = { sku: 'MUG', price: 1200, available, position: 1, product_id: id }
  await db.insertInto('variant').values(variant).execute()
}

describe.each(databases)('the setup of an empty shop, on %s', kind => {
  it('finds what is missing, and what was done', async () => {
    const { db, read, problem } = await emptyShop(kind)
    const missing = (await read()).states.filter(one => one.problem !== null).map(({ step }) => step)
    expect(missing).toEqual(['shop', 'taxes', 'delivery', 'payment', 'email', 'product', 'pages'])
    const texts = { shop_name: 'Harbor', logo_text: 'harbor', email: 'hello@shop.example', address: '1 Pier' }
    await changeSettings(db, origin, texts)
    expect(await problem('shop')).toBeNull()
    const rate = { country: 'US', region: 'CA', name: 'Sales tax', rate: 825, taxes_delivery: 1 } as const
    await db.insertInto('tax_rate').values(rate).execute()
    expect(await problem('taxes')).toBeNull()
    await db.insertInto('bank_account').values({ name: 'Bank', details: 'IBAN', position: 1 }).execute()
    expect(await problem('payment')).toBeNull()
    expect(await problem('delivery')).toBe('no-zone')
    await addDelivery(db)
    expect(await problem('delivery')).toBeNull()
    await db.deleteFrom('delivery_method').execute()
    expect(await problem('delivery')).toBe('no-method')
  })

  it('prices the first product that can be bought, with delivery', async () => {
    const { db, read, problem } = await emptyShop(kind)
    await addDelivery(db)
    await addProduct(db, 0)
    expect(await problem('product')).toBe('nothing-to-buy')
    await db.updateTable('variant').set({ available: 1 }).execute()
    const { facts } = await read()
    expect(facts.product).toEqual({ title: 'Mug', price: 1200 })
    expect(facts.delivery[0]).toMatchObject({ name: expect.any(String), price: expect.any(Number) })
    expect(await problem('product')).toBeNull()
  })

  it('waits for what becomes of the test email', async () => {
    const { db, read, problem } = await emptyShop(kind)
    await sendTestEmail(db, 'grace@shop.example', now)
    expect(await problem('email')).toBe('sending')
    const { id } = await db.selectFrom('email').select('id').executeTakeFirstOrThrow()
    await db.updateTable('email').set({ last_error: '535 denied' }).execute()
    expect(await problem('email')).toBe('not-delivered')
    expect((await read()).facts.testEmail).toMatchObject({ to: 'grace@shop.example', error: '535 denied' })
    await sendTestEmail(db, 'grace@shop.example', now)
    expect(await problem('email')).toBe('sending')
    await markEmailSent(db, id + 1, now)
    expect(await problem('email')).toBeNull()
  })

  it('asks for the legal pages that the shop’s country expects, as Content does', async () => {
    const { db, read, problem } = await emptyShop(kind)
    const written = { body: 'Words.', published_at: now.toISOString() }
    const slugs = ['privacy-policy', 'terms-and-conditions']
    await db
      .insertInto('page')
      .values(slugs.map(slug => ({ ...written, slug, title: slug })))
      .execute()
    await linkLegalPages(db, origin, expectedLegalPages('DE'))
    expect(await problem('pages')).toBeNull()
    await changeSettings(db, origin, { country: 'DE' })
    expect(await problem('pages')).toBe('no-text')
    const missing = (await read()).facts.pages.filter(({ isWritten }) => !isWritten)
    expect(missing.map(page => page.kind)).toEqual(['returns', 'imprint'])
  })

  it('links legal pages with a text, in an entry of that name or a new one, and undoes it', async () => {
    const { db, problem } = await emptyShop(kind)
    const entry = { menu: 'help', label: 'Privacy Policy', href: null, position: 1 } as const
    await db.insertInto('menu_item').values(entry).execute()
    const pages = [
      {
        slug: 'privacy-policy',
        title: 'Privacy policy',
        body: 'We keep little.',
        published_at: now.toISOString(),
      },
      {
        slug: 'terms-and-conditions',
        title: 'Terms of sale',
        body: 'Be kind.',
        published_at: now.toISOString(),
      },
    ]
    await db.insertInto('page').values(pages).execute()
    expect(await problem('pages')).toBe('not-linked')
    const links = () =>
      db
        .selectFrom('menu_item')
        .select(['label', 'href'])
        .where('href', 'like', '/pages/%')
        .orderBy('id')
        .execute()
    const linked = await linkLegalPages(db, origin, expectedLegalPages('US'))
    expect(await links()).toEqual([
      { label: 'Privacy Policy', href: '/pages/privacy-policy' },
      { label: 'Terms of sale', href: '/pages/terms-and-conditions' },
    ])
    expect(await problem('pages')).toBeNull()
    expect(await linkLegalPages(db, origin, expectedLegalPages('US'))).toMatchObject({ changeSet: null })
    await undo(db, linked.ok ? linked.changeSet! : 0, origin)
    expect(await links()).toEqual([])
  })

  it('remembers that no tax is charged, and that it was dismissed', async () => {
    const { db, read, problem } = await emptyShop(kind)
    await saveSetupNote(db, 'setup_untaxed_at', now.toISOString())
    await saveSetupNote(db, 'setup_dismissed_at', now.toISOString())
    expect([await problem('taxes'), (await read()).isDismissed]).toEqual([null, true])
    await deleteSetupNote(db, 'setup_dismissed_at')
    expect((await read()).isDismissed).toBe(false)
  })
})

it('asks the payment provider', async () => {
  const stripe = await new StripeService().open()
  onTestFinished(() => stripe.close())
  const { db, providers, problem } = await emptyShop('SQLite', stripe)
  expect(await problem('payment')).toBe('not-asked')
  expect([await askPaymentProvider(db, providers), await problem('payment')]).toEqual(['ok', null])
  stripe.faults.push('down')
  expect(await askPaymentProvider(db, providers)).toBe('unreachable')
  expect(await problem('payment')).toBe('provider-unreachable')
  const wrongKey = { ...stripe.options, secretKey: 'sk_test_other', retries: 0 }
  const others = await createPaymentProviders(db, { stripe: wrongKey }, () => {})
  expect(await askPaymentProvider(db, others)).toBe('refused')
  expect(await askPaymentProvider(db, await createPaymentProviders(db, {}, () => {}))).toBeUndefined()
})

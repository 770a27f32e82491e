import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleEntry } from '#commerce/content/journal-entry.fixture.ts'
import { regions } from '#commerce/values/addresses/regions.ts'
import { pseudoLanguage } from '#commerce/values/languages.ts'
import { accented } from '#messages/pseudo.ts'
import { type AttackShopper, createAttackShopper } from './attack/requests/attack-shoppers.ts'
import { crawl, isPublic } from './attack/requests/crawl.ts'
import type { PageForm } from './attack/requests/page-forms.ts'
import { builtShop } from './built-shop.ts'
import { sampleCustomer } from './sample-customer.ts'
import { shopBrowser } from './shop-browser.ts'
import { readEmails } from './untranslated/read-emails.ts'
import { readableWords, wordsOfIntl } from './untranslated/readable-words.ts'

/** Columns with texts by merchants and shoppers, by table. */
const contentColumns = {
  attribute: ['name', 'group_name'],
  attribute_value: ['name'],
  bank_account: ['details'],
  banner: ['heading', 'text', 'action', 'alt'],
  brand: ['name', 'text', 'alt', 'safety'],
  category: ['name', 'size_guide', 'text', 'alt'],
  collection: ['title'],
  company: ['name', 'lines', 'contact'],
  option: ['name'],
  delivery_method: ['name', 'duration'],
  delivery_zone: ['name'],
  journal_entry: ['title', 'summary', 'body', 'author', 'alt'],
  menu_item: ['label'],
  page: ['title', 'body'],
  page_section: ['heading', 'text', 'action', 'alt'],
  price_range: ['label'],
  product_attribute: ['text'],
  product: ['title', 'description', 'badge', 'details', 'safety'],
  product_file: ['name'],
  product_picture: ['alt'],
  promotion: ['title'],
  review: ['author', 'title', 'body'],
  option_value: ['name'],
  social_link: ['network'],
  tax_rate: ['name'],
} as const

const contentSettings = [
  'shop_name',
  'logo_text',
  'tagline',
  'meta_description',
  'copyright',
  'search_placeholder',
  'demo_notice',
  'address',
  'shipping_text',
  'returns_text',
  'warranty_text',
]

const publicPages = [
  '/',
  '/Shop',
  '/Shop?q=tee',
  '/Shop?q=zzxy',
  '/Shop?q=tea&color=black',
  '/Shop/category-1?stock=in',
  '/brands',
  '/productDetails',
  '/productDetails/classic-tee',
  '/about',
  '/journal',
  '/journal/first',
  '/nowhere',
  '/cart',
  '/checkout',
  '/compare',
  '/compare?products=1',
  '/wish-list',
  '/wishes/a-token-that-is-not-known',
  '/orders',
  '/orders/a-token-that-is-not-known',
  '/withdrawal',
]

describe('a shop in the pseudo-language', () => {
  const shop = builtShop()
  let shopper: AttackShopper
  let headers: { cookie: string }
  const own = [
    ...Object.values(sampleCustomer),
    ...Object.values(regions).flatMap(all => all.map(({ name }) => name)),
    'Vera Geheimrat List of UPS USD PDF United States English Deutsch The seam is open localhost tea tee',
  ].join(' ')
  const known = new Set([...wordsOfIntl(), ...own.split(/\W+/)])
  const untranslated = (html: string) => [...new Set(readableWords(html))].filter(word => !known.has(word))

  beforeAll(async () => {
    const { hash } = await shop.db.selectFrom('picture').select('hash').limit(1).executeTakeFirstOrThrow()
    await shop.db
      .insertInto('journal_entry')
      .values(
        sampleEntry('first', { published_at: '2024-01-01T12:00:00.000Z', picture_hash: hash, alt: 'Cloth' }),
      )
      .execute()
    for (const [table, columns] of Object.entries(contentColumns)) {
      const name = table as 'product'
      const rows = await shop.db.selectFrom(name).selectAll().execute()
      for (const row of rows) {
        const texts = Object.fromEntries(
          columns.map(column => [column, row[column as 'badge'] && accented(row[column as 'title'])]),
        ) as Partial<typeof row>
        let update = shop.db.updateTable(name).set(texts)
        for (const key of Object.keys(row).filter(key => !(columns as readonly string[]).includes(key)))
          if (
            /^(id|slug|position|product_id|picture_hash|attribute_id|place)$/.test(key) &&
            row[key as 'id'] !== null
          )
            update = update.where(key as 'id', '=', row[key as 'id'])
        await update.execute()
      }
    }
    const settings = await shop.db
      .selectFrom('setting')
      .selectAll()
      .where('name', 'in', contentSettings)
      .execute()
    for (const { name, value } of settings)
      await shop.db
        .updateTable('setting')
        .set({ value: accented(value) })
        .where('name', '=', name)
        .execute()
    await shop.db
      .updateTable('setting')
      .set({ value: pseudoLanguage })
      .where('name', '=', 'language')
      .execute()
    await shop.db.updateTable('catalog_version').set({ version: 2_000_000 }).execute()
    await vi.waitFor(
      async () => expect(await (await shop.fetch('/')).text()).toContain('lang="en-XA"'),
      60_000,
    )
    shopper = await createAttackShopper(shop, 1, { hasAccount: true })
    headers = { cookie: shopper.cookie }
  })

  it('shows no untranslated text to newcomers', async () => {
    const browser = shopBrowser(shop)
    const { pages } = await crawl(shop.ownOrigin, browser.fetch, publicPages, isPublic)
    expect(pages.length).toBeGreaterThan(60)
    expect(await untranslatedPages(pages, browser.fetch)).toEqual({})
  })

  it('shows no untranslated text on the pages of a shopper', async () => {
    expect(shopper.pages.length).toBeGreaterThan(20)
    expect(await untranslatedPages(shopper.pages, page => shop.fetch(page, { headers }))).toEqual({})
  })

  it('answers forms without untranslated text', async () => {
    const found: Record<string, string[]> = {}
    const seen = new Set<string>()
    for (const [form, fields] of shopper.forms.flatMap(emptyAndWrong)) {
      const response = await send(form, fields)
      const page = response.headers.get('location')
      const shown = page ? await shop.fetch(page, { headers }) : response
      if (!shown.headers.get('content-type')?.startsWith('text/html')) continue
      seen.add(form.action.replaceAll(/[\w-]{22}|\d+/g, '…'))
      const words = untranslated(await shown.text())
      if (words.length > 0) found[`${form.action} ${response.status}`] = words
    }
    expect(seen.size).toBeGreaterThan(15)
    expect(found).toEqual({})
  })

  it('writes emails without untranslated text', async () => {
    const emails = await readEmails(shop.db)
    expect(new Set(emails.map(({ kind }) => kind)).size).toBeGreaterThan(6)
    const found = emails.flatMap(({ kind, subject, html, text }) => {
      const words = [...untranslated(html), ...untranslated(`<p>${subject}</p><p>${text}</p>`)]
      return words.length > 0 ? [[kind, [...new Set(words)]]] : []
    })
    expect(Object.fromEntries(found)).toEqual({})
  })

  function send({ action, isMultipart }: PageForm, fields: [string, string][]): Promise<Response> {
    const body = isMultipart ? new FormData() : new URLSearchParams()
    for (const [name, value] of fields) body.append(name, value)
    return shop.fetch(action, { method: 'POST', headers: { ...headers, origin: shop.origin }, body })
  }

  async function untranslatedPages(
    pages: readonly string[],
    fetch: (page: string) => Promise<Response>,
  ): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {}
    for (const page of pages) {
      const response = await fetch(page)
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue
      const words = untranslated(await response.text())
      if (words.length > 0) found[page] = words
    }
    return found
  }
})

/** A form with nothing filled in, and one with invalid values. */
function emptyAndWrong(form: PageForm): [PageForm, [string, string][]][] {
  if (form.method === 'GET' || /unsubscribe|delete|cancel|sign-out|end-all/.test(form.action)) return []
  const fill = (value: string) =>
    form.fields.map(([name, given]): [string, string] => [name, /key|token|list/i.test(name) ? given : value])
  return [
    [form, fill('')],
    [form, fill('0'.repeat(300))],
  ]
}

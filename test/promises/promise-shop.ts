import { inflateSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { pdfText } from '#commerce/payments/invoices/pdf/pdf-text.fixture.ts'
import { unsealEmailFacts } from '#commerce/running/outbox/sealed-email.server.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { type AttackShopper, createAttackShopper } from '../attack/requests/attack-shoppers.ts'
import { crawl, isPublic } from '../attack/requests/crawl.ts'
import type { BuiltShop } from '../built-shop.ts'
import { plainText } from '../html.ts'

const firstPages = [
  '/',
  '/Shop',
  '/productDetails',
  '/cart',
  '/checkout',
  '/about',
  '/nowhere',
  '/withdrawal',
]

/** A demo shop with a shopper who bought, returned and claimed, and all that it can say. */
export class PromiseShop {
  readonly #shop: BuiltShop
  #shopper: AttackShopper | undefined
  #pages: string[] = []
  #changes = 0

  constructor(shop: BuiltShop) {
    this.#shop = shop
  }

  /** Finds a page of every kind, for newcomers and for the shopper. */
  async open(): Promise<void> {
    this.#shopper = await createAttackShopper(this.#shop, 1, { hasAccount: true })
    // The settings apply where they promise more.
    await this.#shop.db.updateTable('customer_order').set({ return_days: 0, warranty_years: 0 }).execute()
    const { pages } = await crawl(
      this.#shop.ownOrigin,
      target => this.#shop.fetch(target),
      firstPages,
      isPublic,
    )
    const kindOf = (page: string) =>
      page.replace(/(?<=\/(?:productDetails|Shop|collections)\/)[^/]+|\?.*/g, '…')
    const ofEachKind = new Map(pages.map(page => [kindOf(page), page]))
    this.#pages = [...new Set([...firstPages, ...ofEachKind.values(), ...this.#shopper.pages])]
  }

  /** Changes settings and delivery, and waits until the shop shows it. */
  async change(settings: Record<string, string>, changeDelivery = async () => {}): Promise<void> {
    const { db } = this.#shop
    this.#changes += 1
    const marker = `Rules number ${this.#changes}`
    for (const [name, value] of Object.entries({ ...settings, tagline: marker }))
      await db.updateTable('setting').set({ value }).where('name', '=', name).execute()
    await changeDelivery()
    await db
      .updateTable('catalog_version')
      .set(row => ({ version: row('version', '+', 1) }))
      .execute()
    await vi.waitFor(async () => expect(await this.page('/')).toContain(marker), 60_000)
  }

  /** The readable text of a page as the shopper sees it, or a newcomer. */
  async page(target: string, headers: Record<string, string> = this.shopperHeaders): Promise<string> {
    return readable(await (await this.#load(target, headers)).text())
  }

  async #load(target: string, headers: Record<string, string>): Promise<Response> {
    const response = await this.#shop.fetch(target, { headers })
    // Anything but a page or a missing page would hide what it promises.
    expect([target, response.status]).toEqual([target, expect.toBeOneOf([200, 404])])
    return response
  }

  get shopperHeaders(): Record<string, string> {
    return this.#shopper ? { cookie: this.#shopper.cookie } : {}
  }

  /** Everything that the shop says now, by page, email or document. */
  async allTexts(): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    for (const page of this.#pages) {
      const response = await this.#load(page, this.shopperHeaders)
      const type = response.headers.get('content-type') ?? ''
      if (type.startsWith('text/html')) texts.set(page, readable(await response.text()))
      if (type === 'application/pdf') texts.set(page, pdfText(inflated(await response.bytes())).join('\n'))
    }
    const emails = await this.#shop.db.selectFrom('email').select(['kind', 'facts_sealed']).execute()
    for (const { kind, facts_sealed } of emails) {
      const facts = unsealEmailFacts(this.#shop.db, facts_sealed!)
      const email = await renderOneEmail(this.#shop.db, facts, 'https://shop.example')
      if (email) texts.set(`email ${kind}`, `${email.subject} ${readable(email.html)} ${email.text}`)
    }
    return texts
  }
}

/** Text, attributes and structured data, without scripts and styles. */
function readable(html: string): string {
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const body = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ').replaceAll('<!-- -->', '')
  const attributes = [...body.matchAll(/\s(?:content|alt|title|label|aria-label)="([^"]*)"/g)]
  const texts = [
    body.replaceAll(/<\/(?:p|li|dd|dt|h\d|div|span|a|summary)>/g, ' '),
    ...attributes.map(([, text]) => text!),
  ]
  return [...texts, ...structured.map(([, text]) => text!)].map(plainText).join('\n')
}

/** A PDF file without compression. */
function inflated(file: Uint8Array): Buffer {
  const text = Buffer.from(file).toString('latin1')
  const plain = text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_, data: string) => {
    const content = Buffer.from(data, 'latin1')
    return `stream\n${(content[0] === 0x78 ? inflateSync(content) : content).toString('latin1')}\nendstream`
  })
  return Buffer.from(plain, 'latin1')
}

import { beforeAll, describe, expect, it } from 'vitest'
import { visibleText } from '#storefront/cart/page-text.fixture.ts'
import { checkoutShopper } from '#storefront/checkout/checkout.fixture.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { builtShop } from '../built-shop.ts'
import { blackTeeSku } from '../demo-skus.ts'
import { PromiseShop } from './promise-shop.ts'

interface Rule {
  /** On the home page, a product, the cart and the checkout. */
  says: Record<'en' | 'de', string[]>
  /** In no page, email or document, in either language. */
  never: RegExp
  /** Where the text is about what was done, not what is offered. */
  except?: RegExp
}

/** Rules that hold in one shop: reading all its texts takes a second. */
interface Case {
  settings?: Record<string, string>
  /** Of standard delivery. */
  delivery?: { price: number; freeFrom?: number; elsewhere?: number }
  rules: Record<string, Rule>
}

const fresh = { return_days: '30', warranty_years: '2', withdrawal_days: '14' }

const cases: Record<string, Case> = {
  'on a fresh demo': {
    rules: {
      'what the specification prescribes': {
        says: {
          en: ['Two years warranty', 'Free shipping', 'Return policy in 30 days'],
          de: ['2 Jahre Garantie', 'Kostenloser Versand', '30 Tage Rückgaberecht'],
        },
        never: /\{(shipping|returns|warranty)\}|undefined/,
      },
    },
  },
  'with other periods and a price for shipping': {
    settings: { return_days: '21', warranty_years: '5', withdrawal_days: '45' },
    delivery: { price: 500 },
    rules: {
      'no free shipping': {
        says: { en: ['Shipping $5.00'], de: ['Versand 5,00 $'] },
        never:
          /free shipping|(?<!return )shipping is free|kostenloser versand|versandkostenfrei|days: (free|kostenlos)/i,
      },
      'the return window that is set': {
        says: { en: ['Return policy in 21 days'], de: ['21 Tage Rückgaberecht'] },
        never: /30 (days|Tag)/,
        // How long data is kept.
        except: /privacy-policy/,
      },
      'the warranty that is set': {
        says: { en: ['Five years warranty'], de: ['5 Jahre Garantie'] },
        never: /two years|\b2[- ](years?|Jahre)/i,
      },
      'the withdrawal period that is set': {
        says: { en: [], de: [] },
        never: /14 days of delivery|14 Tagen nach (der )?lieferung/i,
      },
    },
  },
  'with a threshold for free shipping, and without returns': {
    settings: { return_days: '0' },
    delivery: { price: 500, freeFrom: 5000 },
    rules: {
      'free shipping only with its threshold': {
        says: {
          en: ['Free shipping on orders of $50.00 or more'],
          de: ['Kostenloser Versand ab 50,00 $ Bestellwert'],
        },
        never:
          /free shipping(?! on orders of)|(?<!return )shipping is free|kostenloser versand(?! ab )|days: (free|kostenlos)(?! (on|ab))/i,
      },
      'nothing about returns': {
        says: {
          en: ['Two years warranty', 'Free shipping'],
          de: ['2 Jahre Garantie', 'Kostenloser Versand'],
        },
        never:
          /return policy|(can|may) (still )?(be )?return|start a return|return shipping|rückgaberecht|rücksendung (starten|anmelden)|zurück(senden|schicken)(?! und)/i,
        // The page of a return that was requested before.
        except: /\/returns\//,
      },
    },
  },
  'with free shipping to one country, and without warranty and withdrawal': {
    settings: { warranty_years: '0', withdrawal_days: '0' },
    delivery: { price: 0, elsewhere: 900 },
    rules: {
      'the country of free shipping': {
        says: {
          en: ['Free shipping (United States)'],
          de: ['Kostenloser Versand (Vereinigte Staaten)'],
        },
        never: /free shipping(?! \(United)|(?<!return )shipping is free|kostenloser versand(?! \(Ver)/i,
      },
      'nothing about a warranty': {
        says: { en: ['Return policy in 30 days'], de: ['30 Tage Rückgaberecht'] },
        never:
          /years? warranty|warranty until|warranty expired|make a warranty claim|jahre? garantie|garantie bis|garantiefall melden|\bwe repair/i,
      },
      'nothing about withdrawal': {
        says: { en: ['Return policy in 30 days'], de: ['30 Tage Rückgaberecht'] },
        never: /withdraw (from|within)|how to withdraw|14 days of delivery|widerrufen|14 Tagen nach/i,
        // Links in earlier emails still lead here.
        except: /^\/withdrawal/,
      },
    },
  },
}

const promised = {
  en: ['Free shipping', 'Return policy in 30 days'],
  de: ['Kostenloser Versand', '30 Tage Rückgaberecht'],
}

describe.each(['en', 'de'] as const)('a shop in %s promises', language => {
  // One client reads every page in every case.
  const reads = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
  const built = builtShop({ rates: { ...defaultRates, reads } })
  const shop = new PromiseShop(built)
  let zones = 0

  beforeAll(async () => {
    await shop.change({ language })
    await shop.open()
  }, 120_000)

  describe.each(Object.entries(cases))('%s', (_, { settings, delivery, rules }) => {
    const pages = new Map<string, string>()
    let texts = new Map<string, string>()

    beforeAll(async () => {
      await shop.change({ ...fresh, ...settings }, () => setDelivery(delivery))
      for (const page of ['/', '/productDetails', '/cart', '/checkout'])
        pages.set(page, await shop.page(page))
      texts = await shop.allTexts()
      expect(texts.size).toBeGreaterThan(30)
    }, 120_000)

    it.each(Object.entries(rules))('%s', (_, { says, never, except }) => {
      const missing = [...pages].flatMap(([page, text]) =>
        says[language].filter(part => !text.includes(part)).map(part => `${page}: ${part}`),
      )
      expect(missing).toEqual([])
      const found = [...texts]
        .filter(([page]) => !except?.test(page))
        .flatMap(([page, text]) => {
          const at = text.search(never)
          return at < 0 ? [] : [`${page}: ${text.slice(Math.max(at - 60, 0), at + 60)}`]
        })
      expect(found).toEqual([])
    })
  })

  it('what banners and pages of the merchant name', async () => {
    const { db } = built
    await shop.change({ ...fresh, warranty_years: '0' }, async () => {
      await setDelivery()
      await db.updateTable('banner').set({ text: '{shipping}!' }).where('placement', '=', 'hero').execute()
      const removed = { heading: 'Bags with {warranty}' }
      await db.updateTable('banner').set(removed).where('href', '=', '/collections/bags').execute()
      const body = 'Our pledge: {returns}.\n\nAnd: {warranty}.'
      await db.updateTable('page').set({ body }).where('slug', '=', 'about').execute()
    })
    const [shipping, returns] = promised[language]
    expect(await shop.page('/')).toContain(`${shipping}!`)
    expect(await shop.page('/')).not.toContain('Bags with')
    expect(await shop.page('/about')).toContain(`Our pledge: ${returns}.`)
    expect(await shop.page('/about')).not.toContain('And:')
  })

  it('delivery to the shopper’s country in the cart, and to the shop’s on shared pages', async () => {
    await shop.change(fresh, () => setDelivery({ price: 0, elsewhere: 900 }))
    const german = { headers: { 'accept-language': 'de-DE' } }
    const [unitedStates, germany, france] = {
      en: ['Free shipping (United States)', 'Shipping $9.00 (Germany)', 'Shipping $9.00 (France)'],
      de: [
        'Kostenloser Versand (Vereinigte Staaten)',
        'Versand 9,00 $ (Deutschland)',
        'Versand 9,00 $ (Frankreich)',
      ],
    }[language] as [string, string, string]
    expect(await shop.page('/productDetails', german.headers)).toContain(unitedStates)
    const shopper = await checkoutShopper(built, { [blackTeeSku]: 1 })
    const json = async (target: string, fields: Record<string, string>) => {
      const headers = { accept: 'application/json', ...german.headers }
      // German puts a no-break space before the currency.
      return (await (await shopper.send(target, fields, headers)).text()).replaceAll('\u00a0', ' ')
    }
    const page = async (target: string) => visibleText(await (await shopper.fetch(target, german)).text())
    expect(await page('/cart')).toContain(germany)
    expect(await json('/cart/add', { sku: blackTeeSku, quantity: '1' })).toContain(`"shipping":"${germany}"`)
    for (const [country, promise] of Object.entries({ US: unitedStates, FR: france, DE: germany })) {
      expect(await json('/checkout/save', { ...(await shopper.form()), country })).toContain(promise)
      for (const target of ['/cart', '/checkout']) expect(await page(target)).toContain(promise)
    }
  })

  /** Back to free delivery everywhere, and from there. */
  async function setDelivery({ price = 0, freeFrom, elsewhere }: Partial<Case['delivery'] & object> = {}) {
    const { db } = built
    const { id, zone_id } = await db
      .selectFrom('delivery_method')
      .select(['id', 'zone_id'])
      .where('name', '=', 'Standard')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('delivery_method')
      .set({ free_from: freeFrom ?? null })
      .where('id', '=', id)
      .execute()
    await db.updateTable('delivery_rate').set({ price }).where('method_id', '=', id).execute()
    await db.updateTable('delivery_zone_country').set({ zone_id }).execute()
    if (elsewhere === undefined) return
    const zone = await db
      .insertInto('delivery_zone')
      .values({ name: `Elsewhere ${++zones}`, position: 2 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const method = await db
      .insertInto('delivery_method')
      .values({
        zone_id: zone.id,
        name: 'Standard',
        duration: '',
        measure: 'price',
        free_from: null,
        position: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('delivery_rate')
      .values({ method_id: method.id, from_measure: 0, price: elsewhere })
      .execute()
    await db
      .updateTable('delivery_zone_country')
      .set({ zone_id: zone.id })
      .where('country', '!=', 'US')
      .execute()
  }
})

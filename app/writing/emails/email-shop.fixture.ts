import { addOptionValue } from '#commerce/catalog/products/options/option-values.fixture.ts'
import { storedOrderToken } from '#commerce/orders/order-token-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { seal } from '#db/secrets/secrets.server.ts'

export const emailShopPlacedAt = '2026-11-21T12:00:00.000Z'
/** The hash of the first line's picture. */
export const emailPictureHash = '0123456789abcdef01234567'
export const emailOrderToken = 'a'.repeat(22)

/** A shop with a product, an order of three lines, and every kind of email about it. */
export async function fillEmailShop(
  db: Db,
  { name = 'Ada Lovelace' }: { name?: string } = {},
): Promise<void> {
  await db
    .insertInto('setting')
    .values(
      Object.entries({
        shop_name: 'Tote',
        logo_text: 'tote',
        email: 'hello@tote.example',
        phone: '+1 (555) 010-0199',
        address: '12 Market Street, Springfield',
      }).map(([setting, value]) => ({ name: setting, value })),
    )
    .onConflict(on => on.column('name').doUpdateSet(row => ({ value: row.ref('excluded.value') })))
    .execute()
  const details = 'Tote Ltd\nIBAN DE02 1203 0000 0000 2020 51\nBIC BYLADEM1001'
  await db.insertInto('bank_account').values({ name: 'Euro', details, position: 1 }).execute()
  await addGoods(db)
  await addOrder(db, name)
  await addLines(db, name)
  await addDiscountsAndTax(db)
  await addMismatchedPayment(db)
  await addAfterSale(db, name)
  await addHiddenReview(db, name)
}

async function addHiddenReview(db: Db, name: string): Promise<void> {
  await db
    .insertInto('review')
    .values({
      ...{ id: 1, product_id: 1, order_line_id: 1, stars: 1, author: name, title: name, body: name },
      ...{ created_at: emailShopPlacedAt, state: 'hidden', hidden_at: emailShopPlacedAt },
      ...{ hidden_reason: 'insulting', hidden_note: 'Please use the same box.' },
    })
    .execute()
}

async function addGoods(db: Db): Promise<void> {
  const value = await addOptionValue(db, { option: 'color', slug: 'clay', name: 'Clay', hex: '#b66' })
  const product = {
    description: '',
    rating_sum: 0,
    review_count: 0,
    created_at: emailShopPlacedAt,
    published_at: emailShopPlacedAt,
  }
  await db
    .insertInto('product')
    .values({ ...product, id: 1, slug: 'school-bag', title: 'School Bag & Co' })
    .execute()
  await db
    .insertInto('variant')
    .values({ product_id: 1, sku: 'BAG-CLAY', value_1_id: value, price: 4400, available: 3, position: 0 })
    .execute()
}

async function addOrder(db: Db, name: string): Promise<void> {
  const address = { name, company: '', line1: '12 St James Sq', line2: '', postalCode: '94103' }
  await db
    .insertInto('customer_order')
    .values({
      id: 1,
      number: 'T-7KQ4-M2XA',
      ...storedOrderToken(db, emailOrderToken),
      checkout_key_hash: 'key',
      email: 'ada@mail.example',
      state: 'placed',
      placed_at: emailShopPlacedAt,
      currency: 'USD',
      country: 'US',
      address: JSON.stringify({ ...address, city: 'San Francisco', region: 'CA', country: 'US', phone: '' }),
      delivery_name: 'Standard',
      payment: 'bank-transfer',
      subtotal: 10_280,
      discount: 1028,
      delivery: 0,
      delivery_tax: 0,
      tax: 671,
      tax_included: 0,
      total: 9923,
      gift_card: 2000,
      return_days: 0,
      warranty_years: 0,
      payment_due_at: '2026-12-05T12:00:00.000Z',
    })
    .execute()
}

async function addLines(db: Db, name: string): Promise<void> {
  const picture = JSON.stringify({ hash: emailPictureHash, width: 1200, height: 1500, alt: 'A clay bag' })
  const line = { order_id: 1, product_id: 1, slug: 'school-bag', tax: 0, tax_rates: '[]', total: 1 }
  const lines: [title: string, options: string, quantity: number, price: number, discount: number][] = [
    ['School Bag & Co', 'Clay', 2, 4400, 880],
    [`Water Pot ${name === 'Ada Lovelace' ? '' : name}`.trim(), '', 1, 980, 98],
    [
      'A cap with a name that is far too long to stand on one line of an email beside its price',
      'One size',
      1,
      500,
      50,
    ],
  ]
  await db
    .insertInto('order_line')
    .values(
      lines.map(([title, options, quantity, unit_price, discount], position) => ({
        ...line,
        id: position + 1,
        ...{ position, sku: `SKU-${position}`, title, options, quantity, unit_price, discount },
        picture: position === 0 ? picture : null,
        total: quantity * unit_price - discount,
      })),
    )
    .execute()
}

async function addDiscountsAndTax(db: Db): Promise<void> {
  await db
    .insertInto('order_discount')
    .values([
      { order_id: 1, position: 0, title: 'Ten percent off', code: 'TEN', amount: 1028 },
      { order_id: 1, position: 1, title: 'Free delivery', code: null, amount: 500 },
    ])
    .execute()
  await db
    .insertInto('order_tax')
    .values({ order_id: 1, position: 0, name: 'Sales tax', rate: 725, base: 9252, amount: 671 })
    .execute()
}

async function addMismatchedPayment(db: Db): Promise<void> {
  await db
    .insertInto('payment')
    .values({
      ...{
        id: 1,
        order_id: 1,
        provider: 'stripe',
        token_hash: 'payment',
        reference: 'cs_1',
        state: 'started',
      },
      ...{ amount: 7923, currency: 'USD', note: '', started_at: emailShopPlacedAt },
    })
    .execute()
  await db
    .insertInto('payment_mismatch')
    .values({
      ...{ id: 1, payment_id: 1, reference: 'cs_1', reason: 'currency', amount: 7923, currency: 'JPY' },
      found_at: emailShopPlacedAt,
    })
    .execute()
}

async function addAfterSale(db: Db, name: string): Promise<void> {
  const complaint = `The zip is broken.\nIt came that way, says ${name}.`
  await db
    .insertInto('shipment')
    .values({
      id: 1,
      order_id: 1,
      carrier: 'DHL',
      tracking_number: '00340434161094021501',
      tracking_url: 'https://carrier.example/?piececode=00340434161094021501&lang=en',
      shipped_at: emailShopPlacedAt,
    })
    .execute()
  await db
    .insertInto('shipment_line')
    .values([1, 2, 3].map(id => ({ shipment_id: 1, order_line_id: id, quantity: id === 1 ? 2 : 1 })))
    .execute()
  await db
    .insertInto('order_return')
    .values({
      id: 1,
      number: 'R-7KQ4-M2XA',
      order_id: 1,
      key_hash: 'return',
      reason: 'damaged',
      comment: complaint,
      state: 'accepted',
      requested_at: emailShopPlacedAt,
      answer: 'Please use the same box.',
      amount: 3960,
    })
    .execute()
  await db
    .insertInto('order_return_line')
    .values({ return_id: 1, order_line_id: 1, quantity: 1, amount: 3960 })
    .execute()
  await db
    .insertInto('warranty_claim')
    .values({
      id: 1,
      number: 'C-7KQ4-M2XA',
      order_line_id: 1,
      key_hash: 'claim',
      description: complaint,
      claimed_at: emailShopPlacedAt,
      answer: 'We send a new one.',
    })
    .execute()
  await db
    .insertInto('contact_message')
    .values({
      ...{ id: 1, number: 'M-7KQ4-M2XA', key_hash: 'message', message_hash: 'message' },
      ...{ key_sealed: seal(db, 'contact-message-key', 'message'), name, email: 'ada@mail.example' },
      ...{ order_number: 'T-7KQ4-M2XA', message: complaint, received_at: emailShopPlacedAt },
    })
    .execute()
  const key_sealed = seal(db, 'withdrawal-key', 'withdrawal')
  await db
    .insertInto('withdrawal')
    .values({
      ...{
        id: 1,
        number: 'W-7KQ4-M2XA',
        key_hash: 'withdrawal',
        key_sealed,
        name,
        order_number: 'T-7KQ4-M2XA',
      },
      ...{ email: 'ada@mail.example', comment: complaint, order_id: 1, declared_at: emailShopPlacedAt },
    })
    .execute()
}

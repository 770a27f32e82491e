import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cents } from '../money.ts'
import { changeInWords } from './change-words.ts'
import { checkCheckout, checkoutFields, noFields, withFields } from './checkout-form.ts'
import type { OrderChange } from './order-change.ts'
import { readSeen, seenFields } from './seen-order.ts'

const choices = { countries: ['US', 'DE'], deliveries: [3, 4], payments: ['card', 'bank-transfer'] }

const filled = {
  ...noFields,
  email: ' Ada@Example.com ',
  country: 'DE',
  name: 'Ada Lovelace',
  line1: 'Invalidenstr. 43',
  postalCode: 'd-10115',
  city: 'Berlin',
}

describe('what is filled in at the checkout', () => {
  it('is read as an order needs it', () => {
    expect(checkCheckout({ ...filled, delivery: '4', payment: 'bank-transfer' }, choices)).toMatchObject({
      ok: true,
      email: 'ada@example.com',
      address: { country: 'DE', postalCode: '10115', region: '' },
      delivery: 4,
      payment: 'bank-transfer',
    })
  })

  it('takes the first way of delivery and to pay where nothing is chosen, or what was is gone', () => {
    for (const gone of ['', '99', 'paypal'])
      expect(checkCheckout({ ...filled, delivery: gone, payment: gone }, choices)).toMatchObject({
        ok: true,
        delivery: 3,
        payment: 'card',
      })
  })

  it('names every mistake, in the words of the country', () => {
    expect(checkCheckout({ ...noFields, country: 'US', email: 'ada@' }, choices)).toEqual({
      ok: false,
      mistakes: {
        email: 'Check the e-mail address. It needs a form like name@example.com.',
        name: 'Enter the name of who receives the parcel.',
        line1: 'Enter the street and the number.',
        postalCode: 'Enter the ZIP code.',
        city: 'Enter the city.',
        region: 'Choose the state.',
      },
    })
  })

  it('cannot be ordered where nothing can be sent to', () => {
    expect(checkCheckout(filled, { ...choices, deliveries: [] })).toEqual({
      ok: false,
      mistakes: { delivery: 'Nothing can be sent to this country just now.' },
    })
    expect(checkCheckout({ ...filled, country: 'XX' }, choices)).toMatchObject({
      mistakes: { country: 'Choose a country that we deliver to.' },
    })
  })

  test('whatever is sent, all of it is kept that any field can hold, and what was not sent stays', () => {
    const sent = fc.record(
      Object.fromEntries(checkoutFields.map(name => [name, fc.string({ maxLength: 400 })])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(sent, typed => {
        const fields = withFields(filled, typed)
        for (const name of checkoutFields)
          expect(fields[name]).toBe((typed[name] ?? filled[name]).slice(0, 300))
        expect(() => checkCheckout(fields, choices)).not.toThrow()
      }),
    )
  })
})

describe('what a shopper saw', () => {
  test('comes back as it was sent', () => {
    const amount = fc.nat({ max: 10_000_000 }).map(cents)
    const line = fc.record({ sku: fc.string(), quantity: fc.nat({ max: 999 }), unitPrice: amount })
    const quote = fc.record({ total: amount, due: amount, lines: fc.array(line, { maxLength: 100 }) })
    fc.assert(
      fc.property(quote, ({ total, due, lines }) => {
        const fields = seenFields({ total, due, lines: lines as never })
        expect(readSeen(fields)).toEqual({ seenTotal: total, seenDue: due, seenLines: lines })
      }),
    )
  })

  it.each([
    {},
    { seenTotal: '1.5' },
    { seenDue: '-1' },
    { seenLines: 'nonsense' },
    { seenLines: '{}' },
    { seenLines: '[[1,2,3]]' },
    { seenLines: '[["a",1.5,3]]' },
    { seenLines: '[["a",1]]' },
    { seenLines: JSON.stringify(Array.from({ length: 201 }, () => ['a', 1, 1])) },
  ])('is nothing that a page of the shop sends: %j', broken => {
    const whole = { seenTotal: '1', seenDue: '1', seenLines: '[]' }
    const sent = Object.keys(broken).length === 0 ? {} : { ...whole, ...broken }
    expect(readSeen(sent)).toBeUndefined()
    expect(readSeen(whole)).toBeDefined()
  })
})

test('every change has a sentence', () => {
  const sku = 'POT-WHT-01'
  const title = 'Water Pot'
  const [was, now] = [cents(8000), cents(9000)]
  const changes: OrderChange[] = [
    { about: 'no-longer-sold', sku, title },
    { about: 'sold-out', sku, title },
    { about: 'fewer-left', sku, title, left: 1 },
    { about: 'over-limit', sku, title, limit: 10 },
    { about: 'added', sku, title, quantity: 1 },
    { about: 'removed', sku, title },
    { about: 'quantity-changed', sku, title, was: 2, now: 3 },
    { about: 'price-changed', sku, title, was, now },
    { about: 'delivery-changed', now: 'Standard' },
    { about: 'code-refused', code: 'TOTE5', because: 'ended' },
    { about: 'total-changed', was, now },
    { about: 'due-changed', was, now },
  ]
  for (const change of changes) expect(changeInWords(change)).toMatch(/^[A-Z].*[^.]\.$/)
  expect(changes.map(changeInWords)).toContain(
    'Water Pot has just sold out. It is not in this order, and stays in your cart.',
  )
  expect(changes.map(changeInWords)).toContain('The price of Water Pot changed from $80.00 to $90.00.')
})

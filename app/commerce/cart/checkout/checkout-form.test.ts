import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toAmount } from '../../values/money.ts'
import {
  checkoutFields,
  emptyCheckoutFields,
  mergeCheckoutFields,
  validateCheckout,
} from './checkout-form.ts'
import { readSeenOrder, seenOrderFields } from './seen-order.ts'

const options = { countries: ['US', 'DE'], deliveries: [3, 4], payments: ['card', 'bank-transfer'] }

const filled = {
  ...emptyCheckoutFields,
  email: ' Ada@Example.com ',
  country: 'DE',
  name: 'Ada Lovelace',
  line1: 'Invalidenstr. 43',
  postalCode: 'd-10115',
  city: 'Berlin',
}

describe('validateCheckout', () => {
  it('returns the values of an order', () => {
    expect(validateCheckout({ ...filled, delivery: '4', payment: 'bank-transfer' }, options)).toMatchObject({
      ok: true,
      email: 'ada@example.com',
      address: { country: 'DE', postalCode: '10115', region: '' },
      delivery: 4,
      payment: 'bank-transfer',
    })
  })

  it('selects the first delivery and payment if the choice is missing or gone', () => {
    for (const gone of ['', '99', 'paypal'])
      expect(validateCheckout({ ...filled, delivery: gone, payment: gone }, options)).toMatchObject({
        ok: true,
        delivery: 3,
        payment: 'card',
      })
  })

  it('returns the errors of all fields', () => {
    const fields = { ...emptyCheckoutFields, country: 'US', email: 'ada@' }
    expect(validateCheckout(fields, options)).toEqual({
      ok: false,
      errors: {
        email: 'bad-email',
        name: 'missing',
        line1: 'missing',
        postalCode: 'missing',
        city: 'missing',
        region: 'missing',
      },
    })
  })

  it('requires a delivery method, a way to pay and a country the shop delivers to', () => {
    expect(validateCheckout(filled, { ...options, payments: [] })).toEqual({
      ok: false,
      errors: { payment: 'no-payment' },
    })
    expect(validateCheckout(filled, { ...options, deliveries: [] })).toEqual({
      ok: false,
      errors: { delivery: 'no-delivery' },
    })
    expect(validateCheckout({ ...filled, country: 'XX' }, options)).toMatchObject({
      errors: { country: 'not-delivered-to' },
    })
  })

  test('mergeCheckoutFields cuts input to 300 characters and keeps other fields', () => {
    const sent = fc.record(
      Object.fromEntries(checkoutFields.map(name => [name, fc.string({ maxLength: 400 })])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(sent, typed => {
        const fields = mergeCheckoutFields(filled, typed)
        for (const name of checkoutFields)
          expect(fields[name]).toBe((typed[name] ?? filled[name]).slice(0, 300))
        expect(() => validateCheckout(fields, options)).not.toThrow()
      }),
    )
  })
})

describe('readSeenOrder', () => {
  test('reads the output of seenOrderFields', () => {
    const amount = fc.nat({ max: 10_000_000 }).map(toAmount)
    const line = fc.record({ sku: fc.string(), quantity: fc.nat({ max: 999 }), unitPrice: amount })
    const quote = fc.record({ total: amount, due: amount, lines: fc.array(line, { maxLength: 100 }) })
    fc.assert(
      fc.property(quote, ({ total, due, lines }) => {
        const fields = seenOrderFields({ currency: 'USD', total, due, lines: lines as never })
        expect(readSeenOrder(fields)).toEqual({
          seenCurrency: 'USD',
          seenTotal: total,
          seenDue: due,
          seenLines: lines,
        })
      }),
    )
  })

  it.each([
    {},
    { seenCurrency: undefined },
    { seenTotal: '1.5' },
    { seenDue: '-1' },
    { seenLines: 'nonsense' },
    { seenLines: '{}' },
    { seenLines: '[[1,2,3]]' },
    { seenLines: '[["a",1.5,3]]' },
    { seenLines: '[["a",1]]' },
    { seenLines: JSON.stringify(Array.from({ length: 201 }, () => ['a', 1, 1])) },
  ])('rejects input that no page sends: %j', broken => {
    const whole = { seenCurrency: 'USD', seenTotal: '1', seenDue: '1', seenLines: '[]' }
    const sent = Object.keys(broken).length === 0 ? {} : { ...whole, ...broken }
    expect(readSeenOrder(sent)).toBeUndefined()
    expect(readSeenOrder(whole)).toBeDefined()
  })
})

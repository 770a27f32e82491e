import { describe, expect, it } from 'vitest'
import { parseStatement } from './withdrawal.ts'

const good = { name: ' Ada Lovelace ', orderNumber: 't-7kq4-m2xa', email: 'Ada@Example.com', comment: '' }

describe('a statement of withdrawal', () => {
  it('requires a name, an order number and an email address', () => {
    expect(parseStatement(good)).toEqual({
      ok: true,
      statement: { name: 'Ada Lovelace', orderNumber: 't-7kq4-m2xa', email: 'ada@example.com', comment: '' },
    })
    expect(parseStatement({})).toEqual({
      ok: false,
      errors: { name: 'missing', orderNumber: 'missing', email: 'missing' },
    })
  })

  it('reports an error for each field', () => {
    expect(parseStatement({ ...good, email: 'ada@example' })).toEqual({
      ok: false,
      errors: { email: 'bad-email' },
    })
    expect(parseStatement({ ...good, orderNumber: 'x'.repeat(41), comment: 'x'.repeat(1501) })).toEqual({
      ok: false,
      errors: { orderNumber: 'too-long', comment: 'too-long' },
    })
  })
})

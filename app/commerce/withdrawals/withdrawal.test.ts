import { describe, expect, it } from 'vitest'
import { readStatement } from './withdrawal.ts'

const good = { name: ' Ada Lovelace ', orderNumber: 't-7kq4-m2xa', email: 'Ada@Example.com', words: '' }

describe('a statement of withdrawal', () => {
  it('needs a name, what it is about, and where the receipt goes', () => {
    expect(readStatement(good)).toEqual({
      ok: true,
      statement: { name: 'Ada Lovelace', orderNumber: 't-7kq4-m2xa', email: 'ada@example.com', words: '' },
    })
    expect(readStatement({})).toEqual({
      ok: false,
      errors: { name: 'missing', orderNumber: 'missing', email: 'missing' },
    })
  })

  it('says of each field what is wrong with it', () => {
    expect(readStatement({ ...good, email: 'ada@example' })).toEqual({
      ok: false,
      errors: { email: 'bad-email' },
    })
    expect(readStatement({ ...good, orderNumber: 'x'.repeat(41), words: 'x'.repeat(1501) })).toEqual({
      ok: false,
      errors: { orderNumber: 'too-long', words: 'too-long' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { errorCodes, formInput } from '../../editing/input/input.fixture.ts'
import { parseInput } from '../../editing/input/parse-input.server.ts'
import { statementInput } from './statement-input.server.ts'

const good = { name: ' Ada Lovelace ', orderNumber: 't-7kq4-m2xa', email: 'Ada@Example.com', comment: '' }
const sent = (fields: Record<string, string>) => formInput(String(new URLSearchParams(fields)))

describe('a statement of withdrawal', () => {
  it('requires a name, an order number and an email address', () => {
    expect(parseInput(statementInput, sent(good))).toEqual({
      ok: true,
      values: { name: 'Ada Lovelace', orderNumber: 't-7kq4-m2xa', email: 'ada@example.com', comment: '' },
    })
    expect(errorCodes(statementInput, sent({}))).toEqual({
      name: 'missing',
      orderNumber: 'missing',
      email: 'missing',
    })
  })

  it('reports an error for each field', () => {
    expect(errorCodes(statementInput, sent({ ...good, email: 'ada@example' }))).toEqual({
      email: 'bad-email',
    })
    const long = { ...good, orderNumber: 'x'.repeat(41), comment: 'x'.repeat(1501) }
    expect(errorCodes(statementInput, sent(long))).toEqual({ orderNumber: 'too-long', comment: 'too-long' })
  })
})

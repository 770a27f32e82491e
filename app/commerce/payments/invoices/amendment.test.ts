import { expect, it } from 'vitest'
import { toAmount } from '../../values/money.ts'
import { amendmentOf } from './amendment.ts'

/** An order of a tee, with untaxed goods beside it. */
function contentOf(tee: number, untaxed: number) {
  const line = { sku: 'TEE', title: 'Tee', options: '', quantity: 1, total: toAmount(tee) }
  const tax = (rate: number, base: number) => ({
    ...{ name: 'VAT', rate, base: toAmount(base), amount: toAmount((base * rate) / 10_000) },
  })
  const [delivery, total] = [toAmount(0), toAmount(tee + untaxed)]
  return { lines: [line], taxes: [tax(1000, tee), tax(0, untaxed)], delivery, total }
}

it('states each tax whose amount or base differs, also one of 0%', () => {
  expect(amendmentOf(contentOf(1000, 500), contentOf(1000, 500))).toBeUndefined()
  expect(amendmentOf(contentOf(1000, 500), contentOf(1000, 200))).toMatchObject({
    ...{ kind: 'credit-note', total: 300, taxes: [{ rate: 0, base: 300, amount: 0 }] },
  })
  expect(amendmentOf(contentOf(1000, 500), contentOf(2000, 500))).toMatchObject({
    ...{ kind: 'invoice', total: 1000, taxes: [{ rate: 1000, base: 1000, amount: 100 }] },
  })
})

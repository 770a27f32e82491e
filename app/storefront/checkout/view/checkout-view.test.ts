import { expect, it } from 'vitest'
import { paymentsFor } from './checkout-view.ts'

it('offers only the payment methods that can take the total', () => {
  const [stripe, transfer] = [{ amountStep: 10 }, { amountStep: 1 }]
  expect(paymentsFor([stripe, transfer], 5120)).toEqual([stripe, transfer])
  expect(paymentsFor([stripe, transfer], 5124)).toEqual([transfer])
})

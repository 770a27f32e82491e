import { expect, it } from 'vitest'
import { paymentsFor } from './checkout-view.ts'

const stripe = { amountStep: 10, isOnline: true }
const transfer = { amountStep: 1, isOnline: false }
const offered = (due: number, bankAccount: string[]) => paymentsFor([stripe, transfer], { due, bankAccount })

it('offers only the payment methods that can take the total', () => {
  expect(offered(5120, ['IBAN'])).toEqual([stripe, transfer])
  expect(offered(5124, ['IBAN'])).toEqual([transfer])
})

it('offers a transfer only to an account, unless nothing is due', () => {
  expect(offered(5120, [])).toEqual([stripe])
  expect(offered(5124, [])).toEqual([])
  expect(offered(0, [])).toEqual([stripe, transfer])
})

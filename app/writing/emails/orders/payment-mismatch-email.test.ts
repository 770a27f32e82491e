import { expect, it } from 'vitest'
import { emailText } from '../layout/email-text.ts'
import { paymentMismatchEmail } from './payment-mismatch-email.ts'

const sender = {
  shopName: 'Tote',
  logoText: '',
  email: '',
  phone: '',
  address: '',
  url: 'https://shop.example',
}
const found = {
  ...{ provider: 'stripe', reference: 'cs_1', orderNumber: 'T-7KQ4-M2XA' },
  ...{ expected: 4400, expectedCurrency: 'USD' },
}

it.each([
  ['currency', 4400, 'JPY', 'payment', '4400 in the smallest unit of JPY', 'npm run shop -- orders paid'],
  ['amount', -100, 'USD', 'payment', '−$1.00', 'npm run shop -- orders paid'],
  ['mode', 0, '', 'payment', '0, without a currency', 'npm run shop -- orders paid'],
  ['reference', 4400, 'USD', 'payment', '$44.00', 'npm run shop -- orders paid'],
  ['refund', 9900, 'USD', 'refund', '$99.00', 'npm run shop -- orders show'],
] as const)('names the mismatch in %s and the next step', (...row) => {
  const [reason, amount, currency, reported, shown, command] = row
  const email = paymentMismatchEmail({ mismatch: { ...found, reason, amount, currency } })
  expect(email.subject).toBe(`A ${reported} doesn’t match order T-7KQ4-M2XA`)
  const plain = emailText(email, sender)
  expect(plain).toMatch(/Payment +\$44\.00\n/)
  expect(/Reported by Stripe +(\S.*)\n/.exec(plain)![1]).toBe(shown)
  expect(plain).toContain('cs_1')
  expect(plain.replace(/\s+/g, ' ')).toContain(`${command} T-7KQ4-M2XA`)
})

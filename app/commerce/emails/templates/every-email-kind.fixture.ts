import { toAmount } from '../../money.ts'
import type { EmailFacts } from '../outbox/email.ts'
import { emailOrderToken } from './email-shop.fixture.ts'

/** Facts of every kind about the rows of `fillEmailShop`. */
export const everyEmailKind: EmailFacts[] = [
  { kind: 'order-confirmed', orderId: 1 },
  { kind: 'payment-received', orderId: 1 },
  { kind: 'order-shipped', orderId: 1, shipmentId: 1 },
  { kind: 'order-canceled', orderId: 1 },
  { kind: 'refunded', orderId: 1, amount: toAmount(3960), creditNote: '000001' },
  { kind: 'payment-mismatch', mismatchId: 1 },
  { kind: 'return-requested', returnId: 1 },
  { kind: 'return-accepted', returnId: 1 },
  { kind: 'return-declined', returnId: 1 },
  { kind: 'withdrawal-receipt', withdrawalId: 1 },
  { kind: 'setup-test' },
  { kind: 'contact-message', messageId: 1 },
  { kind: 'contact-receipt', messageId: 1 },
  { kind: 'claim-received', claimId: 1 },
  { kind: 'claim-answered', claimId: 1 },
  { kind: 'back-in-stock-requested', sku: 'BAG-CLAY', requestId: 1 },
  { kind: 'transfer-reminder', orderId: 1 },
  { kind: 'payment-reminder', orderId: 1 },
  { kind: 'order-link', orderNumber: 'T-7KQ4-M2XA', email: 'ada@mail.example' },
  { kind: 'sign-in', code: '482913', link: emailOrderToken },
  { kind: 'confirm-account', code: '482913' },
  { kind: 'account-deletion', token: emailOrderToken, dueAt: '2026-11-28T12:00:00.000Z' },
  { kind: 'account-deleted', language: null },
  { kind: 'passkey-added', name: 'Safari, iPhone' },
  { kind: 'passkey-removed', name: 'Safari, iPhone' },
  { kind: 'staff-invitation', token: emailOrderToken, inviter: 'Grace Hopper' },
  { kind: 'staff-security', event: 'passkey-added', detail: 'Safari, iPhone' },
  { kind: 'change-email', accountId: 1, code: '482913', link: emailOrderToken },
  { kind: 'email-changed', accountId: 1, token: emailOrderToken },
  { kind: 'confirm-email', visitorId: 1, emailHash: 'hash' },
  { kind: 'back-in-stock', sku: 'BAG-CLAY', requestId: 1 },
  { kind: 'price-alerts-requested', token: emailOrderToken },
  {
    kind: 'price-dropped',
    token: emailOrderToken,
    drops: [{ productId: 1, from: toAmount(5500), to: toAmount(4400) }],
  },
]

import type { Order } from '#commerce/orders/order.ts'
import type { PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { toAmount } from '#commerce/values/money.ts'
import { claimAnsweredEmail } from '../after-sale/claim-answered-email.ts'
import { claimReceivedEmail } from '../after-sale/claim-received-email.ts'
import { returnAcceptedEmail } from '../after-sale/return-accepted-email.ts'
import { returnDeclinedEmail } from '../after-sale/return-declined-email.ts'
import type { ReturnEmailData } from '../after-sale/return-parts.ts'
import { returnRequestedEmail } from '../after-sale/return-requested-email.ts'
import { reviewHiddenEmail } from '../after-sale/review-hidden-email.ts'
import { withdrawalReceiptEmail } from '../after-sale/withdrawal-receipt-email.ts'
import { contactMessageEmail, contactReceiptEmail } from '../contact/contact-emails.ts'
import type { EmailContent } from '../layout/email-content.ts'
import { sampleToken as key } from './sample-order.ts'

interface SampleAfterSale {
  order: Order
  returnAddress: string[]
  url: string
}

/** A sample email about a return, claim, withdrawal or message; undefined for other kinds. */
export function sampleAfterSaleEmail(kind: PreviewedKind, sample: SampleAfterSale): EmailContent | undefined {
  const { order, url } = sample
  const { number: orderNumber, placedAt, email } = order
  const [line] = order.lines
  const claim = {
    ...{ id: 0, number: 'C-7KQ4-M2XA', orderLineId: line!.id, description: 'A seam came open.' },
    ...{ claimedAt: placedAt, answeredAt: placedAt, answer: 'We’ll send you a new one.' },
  }
  const message = {
    ...{ id: 0, number: 'M-7KQ4-M2XA', name: order.address.name, email, orderNumber },
    ...{ message: 'Do you ship gifts without an invoice?', receivedAt: placedAt, key },
  }
  switch (kind) {
    case 'return-requested':
      return returnRequestedEmail(sampleReturn(sample))
    case 'review-hidden':
      return reviewHiddenEmail({
        ...{ product: line!.title, title: 'It fades', body: 'The color is gone after two washes.' },
        ...{ reason: null, note: null, url },
      })
    case 'return-accepted':
      return returnAcceptedEmail(sampleReturn(sample))
    case 'return-declined':
      return returnDeclinedEmail(sampleReturn(sample))
    case 'claim-received':
      return claimReceivedEmail({ order, line: line!, claim, url })
    case 'claim-answered':
      return claimAnsweredEmail({ order, line: line!, claim, url })
    case 'withdrawal-receipt': {
      const statement = { id: 0, number: 'W-7KQ4-M2XA', name: order.address.name, orderNumber, email }
      const withdrawal = { ...statement, comment: '', declaredAt: placedAt, key, matchedOrder: orderNumber }
      return withdrawalReceiptEmail({ withdrawal, url })
    }
    case 'contact-message':
      return contactMessageEmail(message)
    case 'contact-receipt':
      return contactReceiptEmail(message, url)
  }
}

const notReceived = { received: 0, damaged: 0, receivedAmount: toAmount(0) }

function sampleReturn({ order, returnAddress, url }: SampleAfterSale): ReturnEmailData {
  const line = order.lines[0]!
  const { placedAt } = order
  const orderReturn = {
    ...{ id: 0, number: 'R-7KQ4-M2XA', orderId: 0, reason: 'does-not-fit', comment: '' },
    ...{ origin: null, state: 'accepted' as const, requestedAt: placedAt, acceptedAt: placedAt },
    ...{ receivedAt: null, refundedAt: null, declinedAt: null },
    answer: 'Please use the same box.',
    ...{ amount: line.unitPrice, refunded: toAmount(0), arrivals: 0 },
    lines: [{ orderLineId: line.id, quantity: 1, amount: line.unitPrice, ...notReceived }],
  }
  return { order, orderReturn, refund: line.unitPrice, returnAddress, url }
}

import type { MismatchReason } from '#commerce/payments/mismatches/payment-mismatch.ts'

type Reported = 'payment' | 'refund'

/** Emails to the merchant, in English only. */
export const merchantEmailMessages = {
  paymentMismatch: {
    heading: ({ reported, order }: { reported: Reported; order: string }) =>
      `A ${reported} doesn’t match order ${order}`,
    preview: 'The shop didn’t count it. Please look it up.',
    intro: ({
      service,
      reported,
      order,
      reason,
    }: {
      service: string
      reported: Reported
      order: string
      reason: string
    }) =>
      `${service} reported a ${reported} for order ${order} that doesn’t match. ${reason} The shop didn’t count it.`,
    reasons: {
      reference: 'It wasn’t made on the payment page that the shop opened for this order.',
      mode: 'It’s test money in a live shop, live money in a test shop, or not a one-time payment.',
      currency: 'It’s in another currency.',
      amount: 'Its amount isn’t what was due.',
      refund: 'It’s in another currency or mode, more than was paid, or for another payment.',
    } satisfies Record<MismatchReason, string>,
    payment: 'Payment',
    reportedBy: ({ service }: { service: string }) => `Reported by ${service}`,
    reference: ({ service }: { service: string }) => `ID at ${service}`,
    withoutCurrency: ({ amount }: { amount: number }) => `${amount}, without a currency`,
    otherCurrency: ({ amount, currency }: { amount: number; currency: string }) =>
      `${amount} in the smallest unit of ${currency}`,
    nextForPayment: ({ service, order }: { service: string; order: string }) =>
      `Look it up at ${service}. If it isn’t for this order, refund it there. If it is, mark the order as paid: npm run shop -- orders paid ${order}`,
    nextForRefund: ({ service, order }: { service: string; order: string }) =>
      `Look it up at ${service}. Compare it with the order: npm run shop -- orders show ${order}`,
  },
  /** Before the subject of an email that staff send themselves. */
  test: ({ subject }: { subject: string }) => `Test: ${subject}`,
  setupTest: {
    subject: ({ shop }: { shop: string }) => `Test email from ${shop}`,
    preview: 'Your shop can send emails.',
    heading: 'It works',
    intro: 'Your shop sent this email from its setup page. Orders are confirmed the same way.',
    open: 'Continue with the setup',
  },
  contactMessage: {
    subject: ({ number }: { number: string }) => `Message ${number} from the contact form`,
    preview: ({ name }: { name: string }) => `From ${name}.`,
    heading: ({ name }: { name: string }) => `${name} wrote to you`,
    message: 'Message',
    order: 'Order',
    email: 'Email',
    reply: 'Reply',
  },
}

import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const paymentMessages = inLanguage({
  methods: {
    'bank-transfer': {
      label: 'Bank transfer',
      description: ({ days }) =>
        `We ship once your transfer arrives. Please send it within ${pluralEn(days, { one: '1 day', other: `${days} days` })}.`,
    },
    stripe: {
      label: 'Pay online',
      description: () => 'Pay by card or another method on Stripe’s secure page, then come back here.',
    },
    test: {
      label: 'Test payment',
      description: () => 'No money moves. You choose whether the payment succeeds.',
    },
  } as Record<string, { label: string; description: (terms: { days: number }) => string }>,
  test: 'Test',
  testTitle: 'Test payment',
  declinedTitle: 'Test payment declined',
  testNotice: 'This isn’t a real payment. No money moves, and we don’t ask for a card number.',
  order: 'Order',
  amount: 'Amount',
  chooseCard: 'Choose a test card',
  bankQuestion: 'Your bank wants to know: is this you?',
  outcomes: {
    pays: { label: 'Card that works', note: 'The payment goes through right away.' },
    'is-refused': { label: 'Card that gets declined', note: 'The bank declines the payment.' },
    confirms: { label: 'Yes, confirm the payment', note: 'The payment goes through.' },
    declines: { label: 'No, decline it', note: 'The payment is declined.' },
  },
  cardToConfirm: { label: 'Card that needs confirmation', note: 'The bank asks you to confirm the payment.' },
  declined: 'Payment declined. You weren’t charged.',
  declinedHeld: 'Payment declined. You weren’t charged, and we’re holding your order for now.',
  tryAnother: 'Try another payment',
  backWithoutPaying: 'Back to order without paying',
  unknownOutcome: 'Choose one of the options.',
})

import { inLanguage } from './in-language.ts'

export const orderLookupMessages = inLanguage({
  title: 'Find your order',
  intro:
    'Enter your order number and the email address you ordered with. We’ll email you a link to your order.',
  invalidNumber: 'That isn’t an order number. It looks like T-7KQ4-M2XA.',
  send: 'Email me a link',
  noEmails:
    'This shop sends no emails, so it can’t send you the link to your order. Open the link of the page you saw after ordering, or contact us with your order number.',
  sentTitle: 'Check your inbox',
  sent: 'If the number and address match, we’ve just emailed you a link to your order.',
  nothingCame:
    'Nothing after a few minutes? Look in your spam folder, and check that this is the address you ordered with.',
  again: 'Try another number or address',
})

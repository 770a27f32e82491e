export const paymentWebhookMessages = {
  unknownProvider: 'This shop doesn’t use Stripe.',
  unsigned: 'The Stripe signature is missing, wrong or too old.',
  tryAgain: 'Stripe can’t be reached right now. Send this again.',
  malformed: 'The message is signed but malformed.',
}

export default {
  unknownProvider: 'This shop doesn’t use Stripe.',
  unsigned: 'The Stripe signature is missing, wrong or too old.',
  malformed: 'The message is signed but malformed.',
}

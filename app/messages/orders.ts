import type { CartRefusal } from '#commerce/cart/cart-outcome.ts'
import type { OrderState } from '#commerce/orders/order.ts'
import type { OrderNoteCode } from '#commerce/orders/order-note.ts'
import type { RefundTarget } from '#commerce/orders/refund-target.ts'
import type { ReviewState } from '#commerce/people/reviews/review.ts'
import { sendsEmails } from './current-emails.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

export const orderMessages = inLanguage({
  title: ({ number }: { number: string }) => `Order ${number}`,
  testOrder: 'Test order',
  backToOrder: 'Back to order',
  goToOrder: 'Go to your order',
  states: {
    placed: 'Ordered',
    paid: 'Paid',
    packed: 'Packed',
    shipped: 'On its way',
    delivered: 'Delivered',
    canceled: 'Canceled',
    returned: 'Returned',
    refunded: 'Refunded',
  } satisfies Record<OrderState, string>,
  nextSteps: {
    paid: 'Payment received. We’re packing your order.',
    packed: 'Your order is packed and ready for the carrier.',
  } satisfies Record<'paid' | 'packed', string>,
  restNextSteps: {
    paid: 'Part of your order is on its way. We’re packing the rest.',
    packed: 'Part of your order is on its way. The rest is packed and ready for the carrier.',
  } satisfies Record<'paid' | 'packed', string>,
  awaitingPayment: {
    transfer: 'We ship once your transfer arrives.',
    online:
      'We haven’t received your payment yet. Unpaid orders are canceled automatically, so please pay soon.',
    confirming: 'We’re confirming your payment and will ship once it clears.',
  },
  stepDone: ', done',
  stepNotDone: ', not yet',
  notices: {
    'too-late': 'It’s too late to cancel this order.',
    get 'claim-received'(): string {
      return sendsEmails()
        ? 'We’ve received your claim and will reply by email.'
        : 'We’ve received your claim. You’ll find our reply on this page.'
    },
    'review-published': 'Thank you. Your review is on the product page now.',
    'review-pending': 'Thank you. We’ll check your review and publish it soon.',
    'review-hidden': 'We don’t show this review. Change it, and we’ll check it again.',
    'review-deleted': 'Your review is deleted.',
    'payment-unreachable': 'We couldn’t start the payment. Please try again in a few minutes.',
    'payment-not-payable': 'This order has no payment due.',
  },
  staleForm: 'Something went wrong. Please submit the form again.',
  notFound: 'We couldn’t find this order.',
  amountDue: ({ amount }: { amount: string }) => `${amount} due`,
  heldUntil: ({ time }: { time: string }) => `We’re holding your order until ${time}.`,
  payNow: 'Pay now',
  howToPay: 'How to pay',
  amount: 'Amount',
  reference: 'Reference',
  payBy: 'Pay by',
  account: 'Bank account',
  noAccount: 'Contact us for our bank details.',
  packages: ({ count }: { count: number }) => pluralEn(count, { one: 'Package', other: 'Packages' }),
  packageDelivered: ({ shipment, date }: { shipment: string; date: string }) =>
    `${shipment}, delivered ${date}`,
  packageItem: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  trackPackage: 'Track package',
  returnedCount: ({ count }: { count: number }) => `${count} returned`,
  warrantyUntil: ({ date }: { date: string }) => `Warranty until ${date}`,
  warrantyEnded: ({ date }: { date: string }) => `Warranty expired ${date}`,
  makeClaim: 'Make a warranty claim',
  makeClaimFor: ({ title }: { title: string }) => `Make a warranty claim: ${title}`,
  writeReview: 'Write a review',
  writeReviewFor: ({ title }: { title: string }) => `Write a review: ${title}`,
  editReview: 'Edit your review',
  editReviewFor: ({ title }: { title: string }) => `Edit your review: ${title}`,
  reviewStates: {
    published: 'Your review is published.',
    pending: 'Your review is waiting for approval.',
    hidden: 'Your review isn’t shown.',
  } satisfies Record<ReviewState, string>,
  returns: 'Returns',
  returnOn: ({ number, date }: { number: string; date: string }) => `<link>${number}</link>, ${date}`,
  claims: 'Warranty claims',
  claimOn: ({ number, date, title }: { number: string; date: string; title: string }) =>
    `${number}, ${date}: ${title}`,
  get replyPending(): string {
    return sendsEmails() ? 'We’ll reply by email.' : 'You’ll find our reply here.'
  },
  reply: ({ reply }: { reply: string }) => `Our reply: ${reply}`,
  summary: 'Summary',
  ownLink: 'Link to this page',
  paid: 'Paid',
  paidBy: {
    'bank-transfer': 'Paid by bank transfer',
    stripe: 'Paid online',
    test: 'Paid by test payment',
  } as Record<string, string>,
  refunded: 'Refund',
  freeDelivery: 'Free',
  deliveryAddress: 'Shipping address',
  invoicePdf: 'Invoice (PDF)',
  addedInvoicePdf: ({ number }: { number: string }) => `Invoice ${number} (PDF)`,
  creditNotePdf: ({ number }: { number: string }) => `Credit note ${number} (PDF)`,
  startReturn: 'Start a return',
  returnOnceDelivered: 'You can return it once it arrives.',
  returnUntil: ({ date }: { date: string }) => `Until ${date}.`,
  orderAgain: 'Order again',
  saveForNextTime: 'Save for next time',
  saveAccount: ({ email }: { email: string }) =>
    `Keep this address, and see all your orders in one place. We’ll email a code to ${email}. You don’t need a password.`,
  emailMeCode: 'Email me a code',
  saveAddressNote: 'We’ll offer this shipping address at your next checkout.',
  saveAddress: 'Save address',
  cancel: 'Cancel this order',
  cancelEffects: {
    unpaid: 'We won’t ship it, and you won’t owe anything.',
    payment: 'We won’t ship it, and we’ll refund what you paid to your original payment method.',
    'gift-card': 'We won’t ship it, and we’ll put what you paid back on your gift card.',
    both: 'We won’t ship it, and we’ll refund what you paid to your original payment method and your gift card.',
  } satisfies Record<RefundTarget | 'unpaid', string>,
  confirmCancel: ({ number }: { number: string }) => `Yes, cancel order ${number}`,
  questions: 'Questions?',
  history: 'Order history',
  historyEntry: ({ state, note }: { state: string; note: string }) => `${state}: ${note}`,
  notes: {
    'paid-by-gift-card': ({ value }) => `Gift card ending in ${value}`,
    'nothing-due': () => 'No payment due',
    'order-edited': () => 'We changed the order',
    'order-shipped': ({ value }) => value,
    'not-paid-in-time': () => 'Not paid in time',
    'payment-mismatch': () => 'A payment didn’t match this order and wasn’t counted',
    'refund-mismatch': () => 'A refund didn’t match this order and wasn’t counted',
    'package-shipped': () => 'Part of the order shipped',
    'packing-undone': () => 'Packing undone',
    'shipment-undone': () => 'Shipment undone',
    'return-requested': ({ value }) => `Return ${value} requested`,
    'return-accepted': ({ value }) => `Return ${value} approved`,
    'return-declined': ({ value }) => `Return ${value} declined`,
    'return-received': ({ value }) => `Return ${value} received`,
    'claim-made': ({ value }) => `Warranty claim ${value} submitted`,
    'claim-answered': ({ value }) => `Warranty claim ${value} answered`,
    'withdrawal-declared': ({ value }) => `Withdrawal ${value} received`,
  } satisfies Record<OrderNoteCode, (note: { value: string }) => string>,
  reorderTitle: 'Some items aren’t available',
  reorderRest: ({ number }: { number: string }) => `Everything else from order ${number} is in your cart.`,
  reorderPart: ({ added, requested }: { added: number; requested: number }) =>
    `Only ${added} of ${requested} could be added.`,
  reorderRefusals: {
    'at-limit': 'Your cart already has the most you can order.',
    'lines-full': 'Your cart is full.',
    'none-left': 'Your cart already has all we have left.',
    'not-made': 'We no longer sell it.',
    'sold-out': 'It’s sold out.',
    'unknown-sku': 'We no longer sell it.',
  } as Partial<Record<CartRefusal, string>>,
  reorderFailed: 'It couldn’t be added.',
  missedItem: ({ name, reason }: { name: string; reason: string }) => `<strong>${name}</strong>: ${reason}`,
  goToCart: 'Go to your cart',
  tooManyInvoices: 'We’re preparing many documents right now. Please try again in a few seconds.',
})

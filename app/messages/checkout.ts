import type { CodeRefusal } from '#commerce/selling/promotions/code-refusal.ts'
import { sendsEmails } from './current-emails.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

export const checkoutMessages = inLanguage({
  title: 'Checkout',
  secure: 'Secure checkout',
  backToCart: 'Back to cart',
  questions: 'Questions?',
  backToCheckout: 'Back to checkout',

  signIn: 'Sign in',
  contact: 'Contact details',
  get emailNote(): string {
    return sendsEmails()
      ? 'We’ll send your confirmation and updates here.'
      : 'For questions about your order. This shop sends no emails: keep the page of your order.'
  },
  get emailConfirmedNote(): string {
    return sendsEmails()
      ? 'Confirmed. We’ll send your confirmation and updates here.'
      : 'Confirmed. This shop sends no emails: keep the page of your order.'
  },
  didYouMean: ({ email }: { email: string }) => `Did you mean ${email}?`,

  deliveryAddress: 'Shipping address',
  savedAddresses: 'Ship to a saved address',
  updateFields: 'Update address fields',
  select: 'Select',
  addCompany: 'Add a company',
  phoneNote: 'We’ll only call about your delivery.',

  delivery: 'Shipping',
  noPayment: 'We can’t take payments for this order yet. Please contact us.',
  noDelivery: 'We can’t ship to this country right now. Choose another one or contact us.',
  updateTotal: 'Update total',
  free: 'Free',

  payment: 'Payment',
  testPayment: 'Test',
  transferTo:
    'After you place the order, please transfer the amount to this account. Use your order number as the reference.',
  paidByGiftCard: 'Your gift card covers the full amount.',

  review: 'Review your order',
  yourOrder: 'Your order',
  editCart: 'Edit cart',
  notInOrder: 'Not in this order',
  codeLabel: 'Discount code or gift card',
  apply: 'Apply',
  removeCode: ({ code }: { code: string }) => `Remove code ${code}`,
  codeApplied: ({ code }: { code: string }) => `${code} applied.`,
  enterCode: 'Enter a code first.',
  codeRefusals: {
    'unknown-code': 'That code isn’t valid. Check the spelling.',
    'not-started': 'This code isn’t active yet.',
    ended: 'This code has expired.',
    'used-up': 'This code has reached its usage limit.',
    'already-used': 'You’ve already used this code. It’s limited to one use per customer.',
    get 'unconfirmed-email'(): string {
      return sendsEmails()
        ? 'This code is limited to one use per customer. Confirm your email to use it.'
        : 'This code is limited to one use per customer. That takes a confirmed email, and this shop sends no emails. Contact us to use it.'
    },
    'below-minimum': 'The items this code is for don’t reach its minimum. Add more of them to use it.',
    'not-applicable': 'This code doesn’t apply to the items in your cart.',
    'too-few-items': 'You need more of the items this code is for. Add some to use it.',
    'one-code': 'An order takes one discount code, and the one you’ve used gives you the lowest total.',
    'no-savings': 'This code wouldn’t lower your total, so we left it out.',
    'nothing-to-pay': 'There’s nothing left to pay, so your gift card keeps its balance.',
    'empty-gift-card': 'This gift card has no balance left.',
    'blocked-gift-card': 'This gift card is blocked. Contact us, and we’ll help.',
    'one-gift-card': 'You can use one gift card per order.',
    'other-currency': 'This gift card is in another currency.',
  } satisfies Record<CodeRefusal, string>,

  subtotal: ({ items }: { items: string }) => `Subtotal · ${items}`,
  deliveryLine: ({ name }: { name: string }) => `Shipping · ${name}`,
  giftCardLine: ({ ending }: { ending: string }) => `Gift card ending in ${ending}`,
  balanceDue: 'Balance due',
  newBalanceDue: ({ amount }: { amount: string }) => `Balance due: ${amount}.`,
  includedTax: ({ amount, name, rate }: { amount: string; name: string; rate: string }) =>
    `Includes ${amount} ${name} (${rate}).`,

  /** Both must say that ordering means paying: Directive 2011/83/EU, article 8(2). */
  pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
  placeOrder: ({ amount }: { amount: string }) => `Place order · pay ${amount}`,
  nothingDue: 'Place order · no payment due',
  placingOrder: 'Placing your order…',
  saveFailed:
    'We’re having trouble connecting. We’ve kept everything you entered and will save it with your next change.',
  withdrawalLink: 'How to withdraw',

  changedTitle: 'Some details changed, so we haven’t placed your order yet',
  changedMeanwhile: 'Just changed',
  notCharged: 'You haven’t been charged.',
  reviewAndConfirm:
    'You haven’t been charged. Review your order and place it again if everything looks right.',
  changes: {
    noLongerSold: ({ title }: { title: string }) =>
      `${title} is no longer available, so it’s not in this order.`,
    soldOut: ({ title }: { title: string }) =>
      `${title} just sold out. It’s not in this order, but it stays in your cart.`,
    fewerLeft: ({ title, count }: { title: string; count: number }) =>
      `Only ${formatNumber(count)} of ${title} left.`,
    overLimit: ({ title, limit }: { title: string; limit: number }) =>
      `You can order up to ${formatNumber(limit)} of ${title}.`,
    added: ({ title, count }: { title: string; count: number }) =>
      `${title} was added to your cart. This order now includes ${formatNumber(count)}.`,
    removed: ({ title }: { title: string }) => `${title} is no longer in your cart.`,
    quantityChanged: ({ title, was, now }: { title: string; was: number; now: number }) =>
      `The quantity of ${title} changed from ${formatNumber(was)} to ${formatNumber(now)}.`,
    priceChanged: ({ title, was, now }: { title: string; was: string; now: string }) =>
      `The price of ${title} changed from ${was} to ${now}.`,
    deliveryChanged: ({ method }: { method: string }) =>
      `The shipping method you chose is no longer available. We switched you to ${method}.`,
    codeRefused: ({ code, refusal }: { code: string; refusal: string }) => `${code}: ${refusal}`,
    totalChanged: ({ was, now }: { was: string; now: string }) => `The total changed from ${was} to ${now}.`,
    dueChanged: ({ was, now }: { was: string; now: string }) =>
      `Your gift card now covers a different amount. The balance due changed from ${was} to ${now}.`,
  },

  nothingAvailable: 'Nothing in your cart is available right now. We’ve kept it all for you.',
  alreadyOrdered: ({ number }: { number: string }) => `You placed order ${number}. Your cart is empty now.`,
  emptyCart: 'Your cart is empty.',
  viewOrder: 'View your order',
  goToCart: 'Go to cart',

  hold: {
    tooManyPayments: 'You have other payments to finish',
    openPayments: ({ limit }: { limit: number }) =>
      `We haven’t placed this order yet. We hold up to ${formatNumber(limit)} items while payments are open. Finish or cancel one, or try again later.`,
    lastOnes: 'Others are paying for the last ones right now',
    tryLater: ({ time }: { time: string }) =>
      `We haven’t placed this order yet. Try again at ${time}, when unpaid items become available again. Everything you entered and your cart stay as they are.`,
    tryNow: 'Please place your order again',
    lastOnesBefore:
      'We haven’t placed this order yet, because others were paying for the last ones. Enough is left now.',
    tooMuchUnpaid: 'We can’t hold that many items without payment',
    unpaid: ({ limit }: { limit: number }) =>
      `We haven’t placed this order yet. We hold up to ${formatNumber(limit)} unpaid items at a time.`,
    payNowOrEarlier: 'Choose another way to pay below, or pay for or cancel an earlier order first.',
    payEarlier: 'Pay for or cancel an earlier order, then try again.',
    unpaidOrder: ({ number }: { number: string }) => `Unpaid order ${number}`,
    get confirmOrPayTitle(): string {
      return sendsEmails() ? 'Confirm your email or pay right away' : 'Pay right away to place this order'
    },
    get confirmTitle(): string {
      return sendsEmails()
        ? 'Confirm your email to place this order'
        : 'We can’t hold that much without payment'
    },
    unconfirmed: ({ limit }: { limit: number }) =>
      sendsEmails()
        ? `We haven’t placed this order yet. Until you confirm your email, we hold up to ${formatNumber(limit)} unpaid items, or fewer if stock is low.`
        : `We haven’t placed this order yet. We hold up to ${formatNumber(limit)} unpaid items at a time, or fewer if stock is low.`,
    get confirmOrPay(): string {
      return sendsEmails()
        ? 'Confirm it and we’ll hold more for you, or choose another way to pay below.'
        : 'Choose another way to pay below.'
    },
    get confirm(): string {
      return sendsEmails() ? 'Confirm it and we’ll hold more for you.' : 'Order fewer items, or contact us.'
    },
  },
  sendLink: 'Email me a confirmation link',
  linkSentTitle: 'Check your inbox',
  linkSent: ({ email }: { email: string }) =>
    `We sent a link to <email>${email}</email>. Open it and confirm, then come back here. We’ve kept everything you entered.`,
})

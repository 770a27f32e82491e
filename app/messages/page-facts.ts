import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'

/** Facts about the shop for its content pages. Only the server renders them. */
export const pageFactMessages = inLanguage({
  days: ({ days }: { days: number }) => pluralEn(days, { one: '1 day', other: `${formatNumber(days)} days` }),
  minutes: ({ minutes }: { minutes: number }) =>
    pluralEn(minutes, { one: '1 minute', other: `${formatNumber(minutes)} minutes` }),
  delivery: {
    head: ['Method', 'Delivery time', 'Price'],
    countries: ({ countries }: { countries: string }) => `We ship to: ${countries}.`,
  },
  payment: ({ label, description }: { label: string; description: string }) => `${label}: ${description}`,
  taxes: {
    included: 'Prices include tax where we charge it. You’ll see how much at checkout and on your invoice.',
    added: 'We add tax at checkout where we charge it. You’ll see the total before you order.',
  },
  cookies: {
    head: ['Cookie', 'What it’s for', 'How long'],
    visitor:
      'Recognizes your browser, so that your cart, lists and checkout are yours, and keeps you signed in',
    counts: 'The numbers on the cart and heart icons',
    account: 'The icon of your account while you’re signed in',
    signIn: 'Makes an emailed code work in your browser only',
    passkey: 'Makes a passkey’s answer work in your browser only',
    compare: 'The products you compare',
  },
  storage: {
    head: ['What', 'How long'],
    visitor: 'Your cart and lists',
    sinceLastVisit: ({ days }: { days: string }) => `${days} after your last visit`,
    checkoutDraft: 'Checkout details you entered without ordering',
    unconfirmedAddress: 'Unconfirmed email addresses',
    contactMessage: 'Messages from our contact form',
    emails: 'Emails we sent',
    account: 'Your account with its addresses and passkeys',
    afterDeletion: ({ days }: { days: string }) => `${days} after you delete it`,
    alerts: 'Your email address for price and back-in-stock alerts',
    untilUnsubscribed: 'Until you unsubscribe',
    reviews: 'Your reviews',
    untilDeleted: 'Until you delete them',
    orders: 'Orders and invoices',
    asLawRequires: 'As long as the law requires',
  },
})

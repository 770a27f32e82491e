import { formatNumber } from '../format.ts'
import { pluralEn } from './plural.ts'

/** What pages say about the shop's rules. Rendered on the server only. */
export default {
  days: ({ days }: { days: number }) => pluralEn(days, { one: '1 day', other: `${formatNumber(days)} days` }),
  delivery: {
    head: ['Method', 'Delivery time', 'Price'],
    countries: ({ countries }: { countries: string }) => `We ship to: ${countries}.`,
  },
  payment: ({ label, description }: { label: string; description: string }) => `${label}: ${description}`,
  taxes: {
    included: 'Prices include tax where we charge it. The checkout and your invoice show how much.',
    added: 'We add tax at the checkout where we charge it. You see the total before you order.',
  },
  cookies: {
    head: ['Cookie', 'What it’s for', 'How long'],
    visitor: 'Recognizes your browser, so that your cart, lists and checkout are yours',
    counts: 'The numbers on the cart and heart icons',
    compare: 'The products you compare',
  },
  storage: {
    head: ['What', 'How long'],
    visitor: 'Your cart and lists',
    sinceLastVisit: ({ days }: { days: string }) => `${days} after your last visit`,
    checkoutDraft: 'What you typed at the checkout without ordering',
    unconfirmedAddress: 'Email addresses that nobody confirmed',
    contactMessage: 'Messages from our contact form',
    emails: 'Emails we sent',
  },
}

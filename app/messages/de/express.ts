import { sendsEmails } from '../current-emails.ts'
import type { expressMessages } from '../express.ts'
import { formatNumber } from '../format.ts'

export default {
  express: 'Express-Kasse',
  note: 'Apple Pay, Google Pay, Link oder Karte, auf der sicheren Seite von Stripe',
  orBelow: 'oder unten ausfüllen',
  line: ({ title, options, quantity }) =>
    `${formatNumber(quantity)} × ${title}${options === '' ? '' : ` (${options})`}`,
  notices: {
    'no-express': {
      title: 'Die Express-Kasse ist gerade nicht verfügbar',
      text: 'Sie ist nicht für jede Bestellung möglich. Füllen Sie stattdessen das Formular unten aus. Es wurde nichts abgebucht.',
    },
    'express-later': {
      title: 'Ihre Zahlung wird noch bestätigt',
      get text(): string {
        return sendsEmails()
          ? 'Bitte zahlen Sie nicht noch einmal. Sie erhalten eine E-Mail, sobald Ihre Bestellung aufgegeben ist. Andernfalls wird nichts abgebucht.'
          : 'Bitte zahlen Sie nicht noch einmal. Kann Ihre Bestellung nicht aufgegeben werden, wird nichts abgebucht. Bei Fragen kontaktieren Sie uns.'
      },
    },
  },
} satisfies typeof expressMessages

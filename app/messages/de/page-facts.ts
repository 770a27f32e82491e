import { formatNumber } from '../format.ts'
import type { pageFactMessages } from '../page-facts.ts'
import { pluralDe } from './plural.ts'

export default {
  days: ({ days }) => pluralDe(days, { one: '1 Tag', other: `${formatNumber(days)} Tage` }),
  delivery: {
    head: ['Versandart', 'Lieferzeit', 'Preis'],
    countries: ({ countries }) => `Wir liefern in diese Länder: ${countries}.`,
  },
  payment: ({ label, description }) => `${label}: ${description}`,
  taxes: {
    included: 'Die Preise enthalten die Steuern, die wir erheben. Kasse und Rechnung weisen den Betrag aus.',
    added:
      'Steuern kommen an der Kasse hinzu, wo wir sie erheben. Den Gesamtbetrag sehen Sie vor der Bestellung.',
  },
  cookies: {
    head: ['Cookie', 'Wofür', 'Wie lange'],
    visitor: 'Erkennt Ihren Browser, damit Warenkorb, Listen und Kasse Ihnen gehören',
    counts: 'Die Zahlen am Warenkorb und am Herz',
    compare: 'Die Produkte, die Sie vergleichen',
  },
  storage: {
    head: ['Was', 'Wie lange'],
    visitor: 'Ihr Warenkorb und Ihre Listen',
    sinceLastVisit: ({ days }) => `${days} nach Ihrem letzten Besuch`,
    checkoutDraft: 'Eingaben an der Kasse ohne Bestellung',
    unconfirmedAddress: 'E-Mail-Adressen, die niemand bestätigt hat',
    contactMessage: 'Nachrichten über unser Kontaktformular',
    emails: 'E-Mails, die wir gesendet haben',
  },
} satisfies typeof pageFactMessages

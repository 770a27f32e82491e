import { formatNumber } from '../format.ts'
import type { pageFactMessages } from '../page-facts.ts'
import { pluralDe } from './plural.ts'

export default {
  days: ({ days }) => pluralDe(days, { one: '1 Tag', other: `${formatNumber(days)} Tage` }),
  minutes: ({ minutes }) => pluralDe(minutes, { one: '1 Minute', other: `${formatNumber(minutes)} Minuten` }),
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
    visitor:
      'Erkennt Ihren Browser, damit Warenkorb, Listen und Kasse Ihnen gehören und Sie angemeldet bleiben',
    counts: 'Die Zahlen am Warenkorb und am Herz',
    account: 'Das Symbol Ihres Kontos, solange Sie angemeldet sind',
    signIn: 'Ein Code aus einer E-Mail gilt nur in Ihrem Browser',
    passkey: 'Die Antwort eines Passkeys gilt nur in Ihrem Browser',
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
    account: 'Ihr Konto mit Adressen und Passkeys',
    afterDeletion: ({ days }) => `${days}, nachdem Sie es gelöscht haben`,
    alerts: 'Ihre E-Mail-Adresse für Preisalarme und Verfügbarkeitsmeldungen',
    untilUnsubscribed: 'Bis Sie sich abmelden',
    reviews: 'Ihre Bewertungen',
    untilDeleted: 'Bis Sie sie löschen',
    orders: 'Bestellungen und Rechnungen',
    asLawRequires: 'So lange das Gesetz es verlangt',
  },
} satisfies typeof pageFactMessages

import type { paymentMessages } from '../payments.ts'
import { pluralDe } from './plural.ts'

export default {
  methods: {
    'bank-transfer': {
      label: 'Überweisung',
      description: ({ days }) =>
        `Wir versenden, sobald Ihre Überweisung eingegangen ist. Bitte überweisen Sie innerhalb von ${pluralDe(days, { one: '1 Tag', other: `${days} Tagen` })}.`,
    },
    stripe: {
      label: 'Online bezahlen',
      description: () =>
        'Bezahlen Sie per Karte oder mit einer anderen Zahlungsart auf der sicheren Seite von Stripe. Danach kehren Sie hierher zurück.',
    },
    test: {
      label: 'Testzahlung',
      description: () => 'Es fließt kein Geld. Sie entscheiden, ob die Zahlung gelingt.',
    },
  },
  test: 'Test',
  testTitle: 'Testzahlung',
  declinedTitle: 'Testzahlung abgelehnt',
  testNotice: 'Dies ist keine echte Zahlung. Es fließt kein Geld, und wir fragen keine Kartennummer ab.',
  order: 'Bestellung',
  amount: 'Betrag',
  chooseCard: 'Testkarte auswählen',
  bankQuestion: 'Ihre Bank fragt: Sind Sie das?',
  outcomes: {
    pays: { label: 'Karte, die funktioniert', note: 'Die Zahlung gelingt sofort.' },
    'is-refused': { label: 'Karte, die abgelehnt wird', note: 'Die Bank lehnt die Zahlung ab.' },
    confirms: { label: 'Ja, Zahlung bestätigen', note: 'Die Zahlung gelingt.' },
    declines: { label: 'Nein, ablehnen', note: 'Die Zahlung wird abgelehnt.' },
  },
  cardToConfirm: {
    label: 'Karte mit Bestätigung',
    note: 'Die Bank bittet Sie, die Zahlung zu bestätigen.',
  },
  declined: 'Die Zahlung wurde abgelehnt. Ihnen wurde nichts berechnet.',
  declinedHeld:
    'Die Zahlung wurde abgelehnt. Ihnen wurde nichts berechnet, und wir reservieren Ihre Bestellung vorerst weiter.',
  tryAnother: 'Andere Zahlung versuchen',
  backWithoutPaying: 'Ohne Bezahlung zurück zur Bestellung',
  unknownOutcome: 'Wählen Sie eine der Möglichkeiten aus.',
} satisfies typeof paymentMessages

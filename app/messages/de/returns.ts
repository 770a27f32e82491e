import { sendsEmails } from '../current-emails.ts'
import { formatNumber } from '../format.ts'
import type { returnMessages } from '../returns.ts'

export default {
  title: ({ number }) => `Rücksendung zu Bestellung ${number}`,
  titleWithNumber: ({ number }) => `Rücksendung zu Bestellung <number>${number}</number>`,
  closedTitle: 'Keine Rücksendung möglich',
  notDeliveredYet: 'Sie können Artikel zurückschicken, sobald sie angekommen sind.',
  closed: ({ number, date }) =>
    `Artikel aus Bestellung ${number} können bis zum ${date} zurückgeschickt werden, sofern das nicht schon geschehen ist.`,
  requestBy: ({ date }) => `Sie können die Rücksendung bis zum ${date} anmelden.`,
  whichItems: 'Was schicken Sie zurück?',
  quantityOf: ({ options }) => (options === '' ? ': Menge' : `, ${options}: Menge`),
  upTo: ({ max }) => `Bis zu ${formatNumber(max)}`,
  quantityFor: ({ quantity, amount }) => `${formatNumber(quantity)} (${amount})`,
  youGet: 'Sie erhalten zurück:',
  lessEarlierRefunds: 'Mehr ist nach früheren Erstattungen und Rücksendungen nicht übrig.',
  reason: 'Grund der Rücksendung',
  noReason: 'Keine Angabe',
  comment: 'Möchten Sie uns noch etwas mitteilen?',
  request: 'Rücksendung anmelden',
  reasons: {
    'does-not-fit': 'Passt nicht',
    'not-as-shown': 'Sieht anders aus als abgebildet',
    'not-wanted': 'Gefällt mir nicht mehr',
    'wrong-item': 'Falscher Artikel geliefert',
    damaged: 'Beschädigt angekommen',
    other: 'Sonstiges',
  },
  refusals: {
    'too-many-open': ({ max }) =>
      `Zu dieser Bestellung sind bereits ${max} Rücksendungen offen. Bitte warten Sie zuerst unsere Antwort darauf ab.`,
    'nothing-chosen': () => 'Wählen Sie aus, wie viele Artikel Sie zurückschicken.',
    'more-than-bought': () =>
      'So viele Artikel können nicht mehr zurückgeschickt werden. Bitte wählen Sie neu.',
    'comment-too-long': ({ max }) => `Bitte schreiben Sie höchstens ${formatNumber(max)} Zeichen.`,
    'not-delivered': () => 'Diese Bestellung ist noch nicht angekommen.',
    'not-offered': () => 'Wir bieten keine Rückgabe an.',
    'too-late': () => 'Die Rückgabefrist ist abgelaufen.',
  },
  statusTitle: ({ number }) => `Rücksendung ${number}`,
  statusTitleWithNumber: ({ number }) => `Rücksendung <number>${number}</number>`,
  states: {
    requested: 'Angemeldet',
    accepted: 'Genehmigt',
    received: 'Eingegangen, Erstattung folgt',
    refunded: 'Erstattet',
    declined: 'Abgelehnt',
  },
  nextSteps: {
    get requested(): string {
      return sendsEmails()
        ? 'Wir prüfen Ihre Rücksendung und senden Ihnen das Rücksendeetikett per E-Mail.'
        : 'Wir prüfen Ihre Rücksendung. Unsere Antwort und das Rücksendeetikett finden Sie auf dieser Seite.'
    },
    accepted:
      'Drucken Sie diese Seite aus, kleben Sie das Etikett auf das Paket und schicken Sie es zurück. Nach Eingang erstatten wir den Betrag.',
    received: 'Ihre Rücksendung ist eingegangen. Wir erstatten Ihnen jetzt den Betrag.',
    refunded: 'Wir haben Ihnen den Betrag erstattet.',
    declined: 'Unsere Antwort finden Sie unten.',
  },
  refundGoesTo: {
    payment: 'Auf dem ursprünglichen Zahlungsweg',
    'gift-card': 'Auf Ihre Geschenkkarte',
    both: 'Auf dem ursprünglichen Zahlungsweg und auf Ihre Geschenkkarte',
  },
  status: ({ state, next }) => `<strong>${state}.</strong> ${next}`,
  labelFrom: ({ address }) => `Absender: ${address}`,
  labelOrder: ({ number }) => `Bestellung ${number}`,
  items: 'Artikel',
  arrived: 'Angekommen',
  stillOpen: 'Noch unterwegs',
  missing: 'Nicht angekommen',
  refundedForArrived: ({ amount }: { amount: string }) => `Davon ${amount} für das, was angekommen ist`,
  refundDone: 'Erstattet',
  refundPending: 'Erstattung',
  requestedOn: 'Angemeldet am',
  reasonGiven: 'Grund',
  reply: 'Unsere Antwort',
} satisfies typeof returnMessages

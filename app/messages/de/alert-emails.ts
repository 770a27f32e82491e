import type { alertEmailMessages } from '../alert-emails.ts'
import { pluralDe } from './plural.ts'

export default {
  confirm: 'Bestätigen',
  notYou:
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Wir löschen die Adresse innerhalb einer Woche.',
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Nur noch ein Schritt bis zu Ihrer Bestellung.',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    intro:
      'Jemand hat diese E-Mail-Adresse bei einer Bestellung in unserem Shop eingegeben. Wenn Sie das waren, bestätigen Sie sie und kehren Sie dann zur Kasse zurück, um Ihre Bestellung abzuschließen.',
    confirm: 'E-Mail-Adresse bestätigen',
    notYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung geschieht nichts.',
  },
  giftCard: {
    subject: ({ amount, shop }) => `Ihre Geschenkkarte über ${amount} für ${shop}`,
    preview: 'Geben Sie den Code an der Kasse ein.',
    heading: ({ amount }) => `Eine Geschenkkarte über ${amount} für Sie`,
    intro: ({ shop }) =>
      `Geben Sie diesen Code an der Kasse von ${shop} ein. Er gilt für mehrere Bestellungen, bis das Guthaben aufgebraucht ist.`,
    message: 'Nachricht',
    validUntil: ({ date }) => `Sie gilt bis ${date}.`,
    keepIt: 'Bewahren Sie diese E-Mail auf: Wir können den Code nicht nachschlagen.',
    open: 'Zum Shop',
  },
  confirmBackInStock: {
    subject: 'Bestätigen Sie Ihre Benachrichtigung',
    preview: ({ name }) => `Für ${name}.`,
    heading: 'Bestätigen Sie Ihre Benachrichtigung',
    intro: ({ name }) =>
      `Jemand, vermutlich Sie, möchte unter dieser Adresse einmalig benachrichtigt werden, sobald ${name} wieder verfügbar ist. Wenn Sie das waren, bestätigen Sie es bitte:`,
  },
  backInStock: {
    subject: ({ title }) => `${title} ist wieder verfügbar`,
    preview: 'Sie wollten benachrichtigt werden.',
    heading: ({ title }) => `${title} ist wieder verfügbar`,
    intro: 'Sie wollten eine Nachricht, sobald dieses Produkt wieder verfügbar ist. Jetzt ist es da.',
    view: 'Zum Produkt',
    onlyOnce: 'Diese Benachrichtigung ist einmalig. Wir senden keine weitere.',
    unsubscribe: 'Abbestellen und meine E-Mail-Adresse löschen',
  },
  confirmPriceAlerts: {
    subject: 'Bestätigen Sie Ihren Preisalarm',
    preview: 'Für Ihre Merkliste.',
    heading: 'Bestätigen Sie Ihren Preisalarm',
    intro:
      'Jemand, vermutlich Sie, möchte unter dieser Adresse benachrichtigt werden, wenn etwas auf einer Merkliste günstiger wird. Wenn Sie das waren, bestätigen Sie es bitte:',
  },
  priceDrop: {
    subject: ({ count, title }) =>
      pluralDe(count, {
        one: `Preisalarm: ${title} ist günstiger geworden`,
        other: `${count} Produkte auf Ihrer Merkliste sind günstiger geworden`,
      }),
    preview: ({ title, from, to }) => `${title}: ${to} statt ${from}`,
    intro: 'Sie wollten benachrichtigt werden, wenn etwas auf Ihrer Merkliste günstiger wird.',
    before: ({ price }) => `Vorher ${price}`,
    view: ({ title }) => `${title} ansehen`,
    unsubscribe: 'Preisalarm abbestellen',
  },
} satisfies typeof alertEmailMessages

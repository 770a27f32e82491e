import { sendsEmails } from '../current-emails.ts'
import type { orderHeadlineMessages } from '../order-headline.ts'

const targets = {
  payment: 'auf dem ursprünglichen Zahlungsweg',
  'gift-card': 'auf Ihre Geschenkkarte',
  both: 'auf dem ursprünglichen Zahlungsweg und auf Ihre Geschenkkarte',
}

export default {
  thanks: ({ name }) => (name === '' ? 'Vielen Dank' : `Vielen Dank, ${name}`),
  sentTo: ({ email }) => `Ihre Bestellbestätigung haben wir an ${email} geschickt.`,
  inDemoInbox: ({ email }) => `Ihre Bestellbestätigung für ${email} liegt im Demo-Postfach.`,
  willSendTo: ({ email }) => `Sobald die Bestellung bezahlt ist, schicken wir die Bestätigung an ${email}.`,
  keepPage: ({ email }) =>
    `Bewahren Sie diese Seite auf: Hier steht, wie Sie bezahlen. Sobald Ihre Überweisung eingegangen ist, schicken wir die Bestätigung an ${email}.`,
  updatesTo: ({ email }) => `Neuigkeiten schicken wir an ${email}.`,
  keepLink:
    'Dieser Shop verschickt keine E-Mails. Heben Sie den Link dieser Seite auf: Er führt zurück zu Ihrer Bestellung.',
  shipped: ({ name }) => (name === '' ? 'Unterwegs zu Ihnen' : `Unterwegs zu Ihnen, ${name}`),
  partShipped: ({ name }) =>
    name === ''
      ? 'Ein Teil Ihrer Bestellung ist unterwegs'
      : `Ein Teil Ihrer Bestellung ist unterwegs, ${name}`,
  shippedNext: 'Ihre Bestellung ist beim Paketdienst.',
  delivered: ({ date }) => `Zugestellt am ${date}`,
  deliveredNext: 'Wir wünschen Ihnen viel Freude damit.',
  canceled: ({ date }) => `Storniert am ${date}`,
  notPaidInTime: 'Ihre Zahlung ist nicht rechtzeitig eingegangen.',
  notCharged: 'Es wurde nichts abgebucht.',
  giftCardRestored: ({ amount }) => `${amount} haben wir Ihrer Geschenkkarte wieder gutgeschrieben.`,
  refundingAmount: ({ amount, target }) => `Wir erstatten ${amount} ${targets[target]}.`,
  refundedAmount: ({ amount, target }) => `Wir haben ${amount} ${targets[target]} erstattet.`,
  returned: 'Zurückgeschickt',
  refunded: 'Erstattet',
  withdrawn: ({ date }) => `Widerrufen am ${date}`,
  get withdrawnNext(): string {
    return sendsEmails()
      ? 'Wir schreiben Ihnen zur Rücksendung und zur Erstattung.'
      : 'Zur Rücksendung und zur Erstattung melden wir uns bei Ihnen.'
  },
  returns: {
    requested: {
      title: ({ date }) => `Rücksendung angemeldet am ${date}`,
      next: (): string =>
        sendsEmails()
          ? 'Wir prüfen sie und senden Ihnen das Rücksendeetikett per E-Mail.'
          : 'Wir prüfen sie. Unsere Antwort finden Sie auf der Seite der Rücksendung.',
    },
    accepted: {
      title: ({ date }) => `Rücksendung genehmigt am ${date}`,
      next: ({ amount }) =>
        `Schicken Sie die Artikel mit dem Etikett zurück. Sobald sie da sind, erstatten wir ${amount}.`,
    },
    received: {
      title: ({ date }) => `Rücksendung eingegangen am ${date}`,
      next: ({ amount, target }) => `Wir erstatten ${amount} ${targets[target]}.`,
    },
    refunded: {
      title: ({ date }) => `Rücksendung erstattet am ${date}`,
      next: ({ amount, target }) => `Wir haben ${amount} ${targets[target]} erstattet.`,
    },
    declined: {
      title: ({ date }) => `Rücksendung abgelehnt am ${date}`,
      next: () => 'Unsere Antwort finden Sie auf der Seite der Rücksendung.',
    },
  },
  returnRest: ({ amount }) => `Ein Teil ist da. Sobald der Rest da ist, erstatten wir ${amount}.`,
  viewReturn: ({ number }) => `Rücksendung ${number} ansehen`,
} satisfies typeof orderHeadlineMessages

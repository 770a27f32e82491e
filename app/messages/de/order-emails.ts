import { formatDateRange } from '../format.ts'
import type { orderEmailMessages } from '../order-emails.ts'
import { pluralDe } from './plural.ts'
import promises from './promises.ts'

export default {
  viewOrder: 'Bestellung ansehen',
  testOrder:
    'Dies ist eine Testbestellung. Sie wurde mit einer Testzahlung bezahlt, es ist kein Geld geflossen.',
  confirmed: {
    subject: ({ number }) => `Ihre Bestellung ${number}`,
    transferSubject: ({ number }) => `Bestellung ${number}: so bezahlen Sie`,
    preview: ({ titles, total }) => `${titles}: ${total}`,
    transferPreview: ({ amount }) => `Bitte überweisen Sie ${amount}. Ihre Artikel sind reserviert.`,
    heading: ({ name }) => (name === '' ? 'Vielen Dank für Ihre Bestellung' : `Vielen Dank, ${name}`),
    intro: ({ number, date }) => `Wir haben Ihre Bestellung ${number} am ${date} erhalten.`,
    transfer: ({ amount }) =>
      `Bitte überweisen Sie ${amount}. Wir reservieren Ihre Artikel und versenden sie, sobald Ihre Überweisung eingegangen ist.`,
    transferBy: ({ amount, until }) =>
      `Bitte überweisen Sie ${amount} bis zum ${until}. Wir reservieren Ihre Artikel und versenden sie, sobald Ihre Überweisung eingegangen ist.`,
    paid: ({ amount }) =>
      `Ihre Zahlung von ${amount} ist eingegangen. Wir packen Ihre Bestellung und schreiben Ihnen, sobald sie unterwegs ist.`,
    arrival: window => `Voraussichtliche Lieferung: ${formatDateRange(window.from, window.to)}.`,
    arrivalAfterTransfer: days => `${promises.arrivesAfterTransfer(days)}.`,
    nothingDue:
      'Es ist nichts mehr zu zahlen. Wir packen Ihre Bestellung und schreiben Ihnen, sobald sie unterwegs ist.',
    unpaid:
      'Ihre Zahlung ist noch nicht bei uns eingegangen. Wenn Sie gerade bezahlt haben, müssen Sie nichts weiter tun: Wir schreiben Ihnen, sobald sie da ist. Andernfalls können Sie auf Ihrer Bestellseite noch bezahlen.',
  },
  transferDetails: {
    bankAccount: 'Bankverbindung',
    reference: 'Verwendungszweck',
  },
  totals: {
    subtotal: 'Zwischensumme',
    discountWithCode: ({ title, code }) => `${title} (${code})`,
    delivery: ({ method }) => `Versand, ${method}`,
    free: 'Kostenlos',
    tax: ({ name, percent }) => `${name} ${percent} %`,
    includedTax: ({ name, percent }) => `inkl. ${name} ${percent} %`,
    total: 'Gesamtsumme',
    giftCard: 'Geschenkkarte',
    balanceDue: 'Noch zu zahlen',
    paid: 'Bezahlt',
  },
  deliveryAddress: 'Lieferadresse',
  deliveryAddressOnOrderPage: 'Die Lieferadresse finden Sie auf Ihrer Bestellseite.',
  changeOfMind: {
    title: 'Wenn Sie es sich anders überlegen',
    returns: ({ days }) =>
      `Sie können Artikel innerhalb ${pluralDe(days, { one: 'eines Tages', other: `von ${days} Tagen` })} nach Lieferung zurücksenden: Starten Sie die Rücksendung auf Ihrer Bestellseite.`,
    withdrawal: ({ days, url }) =>
      `Verbraucher in der Europäischen Union können den Vertrag binnen ${days} Tagen nach Lieferung ohne Angabe von Gründen widerrufen, mit dem Formular unter ${url} oder jeder anderen eindeutigen Erklärung an uns. Wir erstatten dann innerhalb von 14 Tagen nach Eingang Ihres Widerrufs, was Sie bezahlt haben, einschließlich der Kosten für den Standardversand.`,
  },
  warranty: {
    title: 'Wenn etwas nicht stimmt',
    text: ({ years }) =>
      `Auf jedes Produkt geben wir ab Lieferung ${pluralDe(years, { one: '1 Jahr', other: `${years} Jahre` })} Garantie. Einen Garantiefall melden Sie auf Ihrer Bestellseite. Ihre gesetzlichen Rechte bei Mängeln bleiben unberührt.`,
  },
  paid: {
    subject: ({ number }) => `Zahlung für Bestellung ${number} erhalten`,
    preview: ({ amount }) => `Wir haben ${amount} erhalten.`,
    heading: 'Zahlung erhalten',
    intro: ({ amount, number }) =>
      `Wir haben ${amount} für Bestellung ${number} erhalten. Wir machen sie jetzt versandfertig und schreiben Ihnen, sobald sie unterwegs ist.`,
    invoice: 'Ihre Rechnung finden Sie auf Ihrer Bestellseite.',
  },
  shipped: {
    subject: {
      whole: ({ number }) => `Bestellung ${number} ist unterwegs`,
      part: ({ number }) => `Ein Teil von Bestellung ${number} ist unterwegs`,
      rest: ({ number }) => `Der Rest von Bestellung ${number} ist unterwegs`,
    },
    preview: ({ carrier }) => `Ihr Paket ist bei ${carrier}.`,
    heading: {
      whole: 'Ihre Bestellung ist unterwegs',
      part: 'Ein Teil Ihrer Bestellung ist unterwegs',
      rest: 'Der Rest Ihrer Bestellung ist unterwegs',
    },
    intro: {
      whole: ({ number, carrier }) => `Wir haben Bestellung ${number} an ${carrier} übergeben.`,
      part: ({ number, carrier }) =>
        `Diese Artikel aus Bestellung ${number} haben wir an ${carrier} übergeben. Sobald der Rest unterwegs ist, schreiben wir Ihnen.`,
      rest: ({ number, carrier }) =>
        `Die letzten Artikel aus Bestellung ${number} haben wir an ${carrier} übergeben.`,
    },
    trackingNumber: 'Sendungsnummer',
    track: 'Sendung verfolgen',
  },
  link: {
    subject: ({ number }) => `Ihr Link zu Bestellung ${number}`,
    preview: 'Zu Lieferung, Rechnung und Rücksendung.',
    heading: 'Hier ist Ihre Bestellung',
    intro: ({ number }) =>
      `Sie haben einen Link zu Bestellung ${number} angefordert. Auf der Seite Ihrer Bestellung sehen Sie, wo sie gerade ist, finden Ihre Rechnung und können Artikel zurücksenden.`,
    notYou:
      'Wenn Sie den Link nicht angefordert haben, ignorieren Sie diese E-Mail. Wer den Link hat, kann die Bestellung sehen. Geben Sie ihn deshalb nicht weiter.',
  },
  canceled: {
    subject: ({ number }) => `Bestellung ${number} ist storniert`,
    preview: 'Sie wird nicht versendet.',
    heading: 'Ihre Bestellung ist storniert',
    intro: ({ number }) => `Wir haben Bestellung ${number} storniert. Sie wird nicht versendet.`,
    refund: 'Bereits gezahlte Beträge erstatten wir auf dem ursprünglichen Zahlungsweg.',
    nothingDue: 'Sie müssen nichts bezahlen. Falls Sie gerade bezahlt haben, erstatten wir Ihnen den Betrag.',
    notPaid: ({ number }) =>
      `Ihre Zahlung ist nicht rechtzeitig eingegangen. Deshalb haben wir Bestellung ${number} storniert.`,
    giftCard: 'Den mit Geschenkkarte bezahlten Betrag haben wir der Karte wieder gutgeschrieben.',
  },
  edited: {
    subject: ({ number }) => `Ihre Bestellung ${number} wurde geändert`,
    preview: ({ total }) => `Die neue Summe ist ${total}.`,
    heading: 'Ihre Bestellung wurde geändert',
    intro: ({ number, total }) =>
      `Wir haben die Bestellung ${number} geändert. Ihre Summe ist jetzt ${total}.`,
    refunded: ({ amount }) => `Wir erstatten Ihnen ${amount}.`,
    due: ({ amount }) => `Bitte bezahlen Sie die restlichen ${amount}. Dann packen wir Ihre Bestellung.`,
    transfer: ({ amount }) =>
      `Bitte überweisen Sie die restlichen ${amount}. Dann packen wir Ihre Bestellung.`,
    pay: ({ amount }) => `${amount} bezahlen`,
    wrong: 'Wenn Sie das nicht so wollten, antworten Sie auf diese E-Mail, bevor wir Ihre Bestellung packen.',
  },
  refunded: {
    subject: ({ amount, number }) => `Ihre Erstattung von ${amount} für Bestellung ${number}`,
    payment: {
      preview: 'Sie erhalten das Geld auf dem ursprünglichen Zahlungsweg zurück.',
      heading: 'Ihre Erstattung ist unterwegs',
      intro: ({ amount, number }) =>
        `Wir haben ${amount} für Bestellung ${number} auf dem ursprünglichen Zahlungsweg erstattet. Bis der Betrag auf Ihrem Konto erscheint, kann es einige Tage dauern.`,
    },
    'gift-card': {
      preview: 'Der Betrag ist wieder auf Ihrer Geschenkkarte.',
      heading: 'Erstattung auf Ihre Geschenkkarte',
      intro: ({ amount, number }) =>
        `Wir haben ${amount} für Bestellung ${number} Ihrer Geschenkkarte gutgeschrieben. Sie können den Betrag sofort wieder verwenden.`,
    },
    arrived: 'Sie gilt für diese Artikel, die bei uns angekommen sind:',
    creditNote: ({ number }) => `Rechnungskorrektur ${number} (PDF)`,
  },
  paymentReminder: {
    subject: ({ number }) => `Schließen Sie Ihre Bestellung ${number} ab`,
    preview: ({ until }) => `Ihre Artikel sind bis zum ${until} reserviert.`,
    heading: 'Ihre Bestellung ist noch nicht bezahlt',
    intro: ({ number, until, amount }) =>
      `Die Artikel der Bestellung ${number} sind bis zum ${until} reserviert. Wenn Sie bis dahin ${amount} zahlen, packen wir sie sofort.`,
    pay: 'Jetzt bezahlen',
    otherwise:
      'Wenn Sie es sich anders überlegt haben, müssen Sie nichts tun: Wir stornieren die Bestellung, und Sie schulden uns nichts. Wenn Sie gerade bezahlt haben, schicken wir Ihnen die Bestellbestätigung.',
  },
  reminder: {
    subject: ({ number, until }) => `Erinnerung: Bestellung ${number} ist bis zum ${until} reserviert`,
    preview: ({ amount }) => `Ihre Überweisung von ${amount} ist noch nicht eingegangen.`,
    heading: 'Ihre Überweisung ist noch nicht eingegangen',
    intro: ({ number, until, amount }) =>
      `Wir reservieren Ihre Bestellung ${number} bis zum ${until}. Bitte überweisen Sie ${amount} bis dahin. Wenn Sie das schon getan haben, müssen Sie nichts weiter tun.`,
    late: 'Geht Ihre Überweisung später ein, sind Ihre Artikel vielleicht schon verkauft. In diesem Fall erstatten wir den Betrag.',
  },
} satisfies typeof orderEmailMessages

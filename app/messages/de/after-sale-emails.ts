import type { afterSaleEmailMessages } from '../after-sale-emails.ts'

export default {
  ourAnswer: 'Unsere Antwort',
  replyIfYouDisagree: 'Wenn Sie das anders sehen, antworten Sie bitte auf diese E-Mail.',
  replyWithQuestions: 'Wenn Sie Fragen haben, antworten Sie bitte auf diese E-Mail.',
  yourMessage: 'Ihre Nachricht',
  refund: 'Erstattung',
  returnRequested: {
    subject: ({ number }) => `Ihre Rücksendung ${number} ist angemeldet`,
    preview: ({ order }) => `Zu Bestellung ${order}. Wir prüfen sie und schreiben Ihnen.`,
    heading: 'Ihre Rücksendung ist angemeldet',
    intro: ({ date, order, number }) =>
      `Am ${date} haben Sie eine Rücksendung aus Bestellung ${order} angemeldet. Ihre Rücksendenummer ist ${number}. Wir prüfen sie und schreiben Ihnen, wohin Sie die Artikel senden können.`,
  },
  returnAccepted: {
    subject: ({ number }) => `Ihre Rücksendung ${number} ist genehmigt`,
    preview: 'Hier finden Sie die Adresse für Ihre Rücksendung.',
    heading: 'Ihre Rücksendung ist genehmigt',
    intro: ({ number }) =>
      `Bitte senden Sie die Artikel aus Rücksendung ${number} an die folgende Adresse und schreiben Sie diese Zeilen außen auf das Paket. Sobald sie angekommen sind, erstatten wir Ihnen den Betrag.`,
    onThePackage: 'Auf das Paket schreiben',
    returnLine: ({ number }) => `Rücksendung ${number}`,
  },
  returnDeclined: {
    subject: ({ number }) => `Zu Ihrer Rücksendung ${number}`,
    preview: ({ order }) => `Zu Bestellung ${order}.`,
    heading: 'Wir können diese Rücksendung nicht annehmen',
    intro: ({ number, order }) =>
      `Wir können die Artikel der Rücksendung ${number} aus Bestellung ${order} nicht zurücknehmen. Der Grund:`,
  },
  claimReceived: {
    subject: ({ number }) => `Wir haben Ihre Garantiemeldung ${number} erhalten`,
    preview: ({ title }) => `${title}: Wir prüfen das und schreiben Ihnen.`,
    heading: 'Wir haben Ihre Garantiemeldung erhalten',
    intro: ({ date, number }) =>
      `Am ${date} haben Sie uns einen Mangel gemeldet. Ihre Meldung hat die Nummer ${number}. Wir prüfen sie und schreiben Ihnen.`,
  },
  claimAnswered: {
    subject: ({ number }) => `Zu Ihrer Garantiemeldung ${number}`,
    preview: ({ title }) => `Zu ${title}.`,
    heading: 'Unsere Antwort auf Ihre Garantiemeldung',
  },
  withdrawal: {
    subject: ({ number }) => `Eingangsbestätigung Ihres Widerrufs ${number}`,
    preview: ({ time }) => `Eingegangen am ${time}.`,
    heading: 'Eingangsbestätigung Ihres Widerrufs',
    intro: 'Wir haben Ihren Widerruf erhalten. Bitte bewahren Sie diese E-Mail auf.',
    receivedOn: 'Eingegangen am',
    receiptNumber: 'Nummer dieser Bestätigung',
    name: 'Name',
    order: 'Bestellung',
    email: 'E-Mail-Adresse',
    next: 'Wir prüfen Ihren Widerruf und schreiben Ihnen zur Rücksendung der Artikel und zu Ihrer Erstattung.',
    viewOnline: 'Diese Bestätigung online ansehen',
    shortIntro:
      'Wir haben eine Widerrufserklärung zu einem Vertrag erhalten, in der diese E-Mail-Adresse angegeben ist.',
    printPage:
      'Die Bestätigung mit der vollständigen Erklärung finden Sie auf dieser Seite. Drucken oder speichern Sie sie, um sie aufzubewahren.',
    view: 'Bestätigung ansehen',
    notYou: 'Wenn die Erklärung nicht von Ihnen stammt, müssen Sie nichts tun.',
  },
} satisfies typeof afterSaleEmailMessages

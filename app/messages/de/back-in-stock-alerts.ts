import type { backInStockAlertMessages } from '../back-in-stock-alerts.ts'

export default {
  alert: 'Verfügbarkeitsbenachrichtigung',
  alertFor: ({ title }) => `${title}: Verfügbarkeitsbenachrichtigung`,
  confirmButton: 'Ja, benachrichtigen',
  confirmTitle: 'Bei Verfügbarkeit benachrichtigen?',
  isBack: 'Dieses Produkt ist wieder verfügbar.',
  noEmails: 'Dieser Shop verschickt keine E-Mails. Fragen Sie uns, wann es wieder verfügbar ist.',
  onList: 'Sie stehen auf der Liste',
  sentTitle: 'Wir haben Ihnen geschrieben',
  unsubscribe: 'Abbestellen',
  unsubscribeNote:
    'Wir benachrichtigen Sie dann nicht, wenn dieses Produkt wieder verfügbar ist, und löschen Ihre E-Mail-Adresse.',
  unsubscribeTitle: 'Benachrichtigung abbestellen?',
  unsubscribed: 'Wir schreiben Ihnen nicht mehr zu diesem Produkt. Ihre E-Mail-Adresse ist gelöscht.',
  unsubscribedTitle: 'Benachrichtigung abbestellt',
  viewProduct: 'Zum Produkt',
  wasBack: ({ name }) => `${name} war wieder verfügbar.`,
  willEmail: ({ name }) => `Wir schreiben Ihnen einmalig, sobald ${name} wieder verfügbar ist.`,
} satisfies typeof backInStockAlertMessages

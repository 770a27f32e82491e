import type en from '../en/back-in-stock.ts'

export default {
  alert: 'Verfügbarkeitsbenachrichtigung',
  alertFor: ({ title }) => `${title}: Verfügbarkeitsbenachrichtigung`,
  checkInbox:
    'Sehen Sie in Ihrem Posteingang nach und bestätigen Sie Ihre Adresse. Danach schreiben wir Ihnen einmalig, sobald das Produkt wieder da ist. Schon bestätigt? Dann ist alles erledigt.',
  confirmButton: 'Ja, benachrichtigen',
  confirmTitle: 'Bei Verfügbarkeit benachrichtigen?',
  emailUse: 'Wir bitten Sie um eine Bestätigung und verwenden die Adresse nur für diese eine E-Mail.',
  isBack: 'Dieses Produkt ist wieder verfügbar.',
  onList: 'Sie stehen auf der Liste',
  sentTitle: 'Wir haben Ihnen geschrieben',
  unsubscribe: 'Abbestellen',
  unsubscribeNote:
    'Wir benachrichtigen Sie dann nicht, wenn dieses Produkt wieder verfügbar ist, und löschen Ihre E-Mail-Adresse.',
  unsubscribeTitle: 'Benachrichtigung abbestellen?',
  unsubscribed: 'Wir schreiben Ihnen nicht mehr zu diesem Produkt. Ihre E-Mail-Adresse ist gelöscht.',
  unsubscribedTitle: 'Benachrichtigung abbestellt',
  refusals: {
    'in-stock': 'Dieses Produkt ist wieder verfügbar. Sie können es auf der Produktseite kaufen.',
    'unknown-sku': 'Dieses Produkt führen wir nicht mehr.',
  },
  viewProduct: 'Zum Produkt',
  wasBack: ({ name }) => `${name} war wieder verfügbar.`,
  willEmail: ({ name }) => `Wir schreiben Ihnen einmalig, sobald ${name} wieder verfügbar ist.`,
} satisfies typeof en

import type en from '../en/back-in-stock.ts'

export default {
  alert: 'Verfügbarkeitsbenachrichtigung',
  alertFor: ({ title }) => `${title}: Verfügbarkeitsbenachrichtigung`,
  checkInbox:
    'Sehen Sie in Ihrem Posteingang nach und bestätigen Sie Ihre Adresse. Danach schreiben wir Ihnen einmalig, sobald der Artikel wieder da ist. Schon bestätigt? Dann ist alles erledigt.',
  confirmButton: 'Ja, benachrichtigen',
  confirmTitle: 'Bei Verfügbarkeit benachrichtigen?',
  emailUse: 'Wir bitten Sie um eine Bestätigung und verwenden die Adresse nur für diese eine E-Mail.',
  isBack: 'Dieser Artikel ist wieder verfügbar.',
  onList: 'Sie stehen auf der Liste',
  sentTitle: 'Wir haben Ihnen geschrieben',
  unsubscribe: 'Abbestellen',
  unsubscribeNote:
    'Wir benachrichtigen Sie dann nicht, wenn dieser Artikel wieder verfügbar ist, und löschen Ihre E-Mail-Adresse.',
  unsubscribeTitle: 'Benachrichtigung abbestellen?',
  unsubscribed: 'Wir schreiben Ihnen nicht mehr zu diesem Artikel. Ihre E-Mail-Adresse ist gelöscht.',
  unsubscribedTitle: 'Benachrichtigung abbestellt',
  refusals: {
    'in-stock': 'Dieser Artikel ist wieder verfügbar. Sie können ihn auf der Produktseite kaufen.',
    'unknown-sku': 'Diesen Artikel führen wir nicht mehr.',
  },
  viewProduct: 'Zum Produkt',
  wasBack: ({ name }) => `${name} war wieder verfügbar.`,
  willEmail: ({ name }) => `Wir schreiben Ihnen einmalig, sobald ${name} wieder verfügbar ist.`,
} satisfies typeof en

import type { backInStockMessages } from '../back-in-stock.ts'

export default {
  checkInbox:
    'Sehen Sie in Ihrem Posteingang nach und bestätigen Sie Ihre Adresse. Danach schreiben wir Ihnen einmalig, sobald das Produkt wieder da ist. Schon bestätigt? Dann ist alles erledigt.',
  emailUse: 'Wir bitten Sie um eine Bestätigung und schreiben Ihnen dann einmalig.',
  refusals: {
    'in-stock': 'Dieses Produkt ist wieder verfügbar. Sie können es auf der Produktseite kaufen.',
    'unknown-sku': 'Dieses Produkt führen wir nicht mehr.',
  },
  send: 'Benachrichtigen',
} satisfies typeof backInStockMessages

import type { cartNoticeMessages } from '../cart-notices.ts'
import { formatNumber } from '../format.ts'

export default {
  noLongerSold: 'Nicht mehr im Sortiment. Der Artikel wird nicht berechnet.',
  soldOut: 'Inzwischen ausverkauft. Der Artikel wird nicht berechnet.',
  fewerLeft: ({ left }) =>
    `Nur noch ${formatNumber(left)} Stück verfügbar. Wir berechnen nur ${formatNumber(left)}.`,
  overLimit: ({ limit }) =>
    `Höchstens ${formatNumber(limit)} pro Bestellung. Wir berechnen nur ${formatNumber(limit)}.`,
  priceChanged: ({ oldPrice, newPrice }) =>
    `Der Preis hat sich seit dem Hinzufügen von ${oldPrice} auf ${newPrice} geändert.`,
} satisfies typeof cartNoticeMessages

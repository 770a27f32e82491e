import type { cartPanelMessages } from '../cart-panel.ts'
import { formatNumber } from '../format.ts'

export default {
  addValue: ({ value }) => `${value} in den Warenkorb`,
  keepShopping: 'Weiter einkaufen',
  loadFailed:
    'Das hat leider nicht geklappt. Schließen Sie das Fenster und versuchen Sie es gleich noch einmal.',
  notAdded: 'Nicht hinzugefügt',
  quantityAdded: ({ added, inCart }) =>
    inCart > added
      ? `Menge: ${formatNumber(added)} (${formatNumber(inCart)} im Warenkorb)`
      : `Menge: ${formatNumber(added)}`,
  subtotal: 'Zwischensumme',
  subtotalOf: ({ items }) => `Zwischensumme (${items})`,
  titleAdded: 'Zum Warenkorb hinzugefügt',
  titlePending: 'Auf diesem Gerät gespeichert',
  viewCart: 'Warenkorb ansehen',
  viewDetails: 'Alle Details ansehen',
} satisfies typeof cartPanelMessages

import { formatNumber } from '../format.ts'
import type { productControlsMessages } from '../product-controls.ts'

export default {
  actionsFor: ({ title }) => `Aktionen für ${title}`,
  badgeOff: ' Rabatt',
  breadcrumb: 'Navigationspfad',
  chooseOne: 'Bitte wählen',
  colorCount: ({ count }) => `${count} Farben`,
  currentPrice: 'Jetzt: ',
  decreaseQuantity: 'Menge verringern',
  discount: ({ percent }) => `${percent} % Rabatt`,
  fromPrice: ({ price }) => `Ab ${price}`,
  increaseQuantity: 'Menge erhöhen',
  lowestBefore: ({ price }) => `Niedrigster Preis der 30 Tage davor: ${price}`,
  perUnit: ({ price, amount, unit }) =>
    `${price} / ${amount === 1000 ? '' : `${formatNumber(amount / 1000)} `}${unit === 'piece' ? 'Stück' : unit}`,
  previousPrice: 'Vorher: ',
  stars: ({ stars }) => `${stars} von 5 Sternen`,
} satisfies typeof productControlsMessages

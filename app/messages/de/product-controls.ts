import type en from '../en/product-controls.ts'
import { pluralDe } from './plural.ts'

export default {
  actionsFor: ({ title }) => `Aktionen für ${title}`,
  badgeOff: '<badge></badge><hidden> Rabatt</hidden>',
  breadcrumb: 'Navigationspfad',
  colorCount: ({ count }) => pluralDe(count, { one: '1 Farbe', other: `${count} Farben` }),
  currentPrice: 'Jetzt: ',
  decreaseQuantity: 'Menge verringern',
  increaseQuantity: 'Menge erhöhen',
  previousPrice: 'Vorher: ',
  stars: ({ stars }) => `${stars} von 5 Sternen`,
} satisfies typeof en

import type en from '../en/product-controls.ts'

export default {
  actionsFor: ({ title }) => `Aktionen für ${title}`,
  badgeOff: ' Rabatt',
  breadcrumb: 'Navigationspfad',
  chooseSize: 'Wählen Sie eine Größe.',
  colorCount: ({ count }) => `${count} Farben`,
  currentPrice: 'Jetzt: ',
  decreaseQuantity: 'Menge verringern',
  discount: ({ percent }) => `${percent} % Rabatt`,
  increaseQuantity: 'Menge erhöhen',
  previousPrice: 'Vorher: ',
  stars: ({ stars }) => `${stars} von 5 Sternen`,
} satisfies typeof en

import type { homeMessages } from '../home.ts'

export default {
  benefits: 'Ihre Vorteile',
  carousel: 'Karussell',
  newArrivals: 'Neuheiten',
  nextProduct: 'Nächstes Produkt',
  pause: 'Anhalten',
  play: 'Abspielen',
  previousProduct: 'Vorheriges Produkt',
  slide: 'Folie',
  slidePosition: ({ position, count }) => `${position} von ${count}`,
} satisfies typeof homeMessages

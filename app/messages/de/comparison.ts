import type { comparisonMessages } from '../comparison.ts'
import { formatNumber } from '../format.ts'
import { pluralDe } from './plural.ts'

export default {
  notAdded: ({ title }) => `${title} wurde nicht hinzugefügt. Ihr Vergleich ist unverändert.`,
  removeFromTable: ({ title }) => `${title} entfernen`,
  back: 'Zurück',
  title: 'Produktvergleich',
  pageTitle: ({ products }) => `${products} im Vergleich`,
  unavailable: ({ count }) =>
    pluralDe(count, {
      one: 'Ein Produkt aus diesem Vergleich ist nicht mehr erhältlich.',
      other: `${count} Produkte aus diesem Vergleich sind nicht mehr erhältlich.`,
    }),
  empty:
    'Noch nichts zu vergleichen. Wählen Sie bei bis zu vier Produkten „Vergleichen“, um sie hier nebeneinander zu sehen.',
  sharedWithYou: 'Geteilter Vergleich',
  save: 'Diesen Vergleich speichern',
  saved: 'Vergleich gespeichert.',
  own: 'Ihr Vergleich',
  ownCount: ({ count }) => `Ihr Vergleich (${count})`,
  addAnother: 'Weiteres Produkt hinzufügen',
  addSecond: 'Produkt zum Vergleichen hinzufügen',
  show: 'Anzeigen',
  all: 'Alle',
  onlyDifferences: 'Nur Unterschiede',
  differs: 'unterschiedlich',
  table: 'Vergleich',
  picture: 'Bild',
  product: 'Produkt',
  noDifferences: 'Diese Produkte unterscheiden sich in keiner Angabe.',
  rows: {
    price: 'Preis',
    rating: 'Bewertung',
    availability: 'Verfügbarkeit',
    brand: 'Marke',
    category: 'Kategorie',
    description: 'Beschreibung',
  },
  notSpecified: 'keine Angabe',
  rating: ({ stars }) => `${formatNumber(stars)} von 5`,
  reviewCount: ({ count }) =>
    pluralDe(count, { one: '1 Bewertung', other: `${formatNumber(count)} Bewertungen` }),
  soldOut: '(ausverkauft)',
} satisfies typeof comparisonMessages

import type en from '../en/product.ts'
import { formatNumber } from '../format.ts'
import { pluralDe } from './plural.ts'

export default {
  averageRating: ({ stars, count }) =>
    pluralDe(count, {
      one: `<strong>${formatNumber(stars)}</strong> von 5 aus 1 Bewertung`,
      other: `<strong>${formatNumber(stars)}</strong> von 5 aus ${formatNumber(count)} Bewertungen`,
    }),
  centimeters: ({ value }) => `${value} cm`,
  chooseSizeForAlert:
    'Wählen Sie eine Größe. Wir benachrichtigen Sie per E-Mail, wenn sie wieder verfügbar ist.',
  details: 'Details',
  enlarge: '(vergrößern)',
  goesWellWith: 'Passt gut dazu',
  inches: ({ value }) => `${value} Zoll`,
  newestReviews: ({ shown, count }) =>
    `Sie sehen die neuesten ${shown} von ${formatNumber(count)} Bewertungen.`,
  picturesOf: ({ title }) => `Bilder von ${title}`,
  ratingDistribution: 'Bewertungen nach Sternen',
  recentlyViewed: 'Zuletzt angesehen',
  returns: 'Rückgabe',
  reviewCount: ({ count }) =>
    pluralDe(count, { one: '1 Bewertung', other: `${formatNumber(count)} Bewertungen` }),
  reviews: 'Bewertungen',
  reviewUnit: ({ count }) => pluralDe(count, { one: 'Bewertung', other: 'Bewertungen' }),
  shipping: 'Versand',
  showFewer: 'Weniger anzeigen',
  showMore: ({ count }) => `${count} weitere anzeigen`,
  sizeGuide: 'Größentabelle',
  starCount: ({ count }) => pluralDe(count, { one: '1 Stern', other: `${count} Sterne` }),
  starsGiven: ({ stars }) => `${stars} von 5 Sternen`,
  status: 'Verfügbarkeit',
  statuses: { 'in-stock': 'Auf Lager', 'out-of-stock': 'Nicht auf Lager' },
  updateSelection: 'Auswahl aktualisieren',
  warranty: 'Garantie',
} satisfies typeof en

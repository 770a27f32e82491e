import { formatNumber } from '../format.ts'
import type { productMessages } from '../product.ts'
import { pluralDe } from './plural.ts'

export default {
  boughtTogether: 'Oft zusammen gekauft',
  centimeters: ({ value }) => `${value} cm`,
  chooseForAlert: 'Bitte wählen Sie oben. Wir schreiben Ihnen, sobald der Artikel wieder da ist.',
  details: 'Details',
  enlarge: '(vergrößern)',
  goesWellWith: 'Passt gut dazu',
  inches: ({ value }) => `${value} Zoll`,
  soldOutForNow:
    'Wann der Artikel wiederkommt, wissen wir nicht. Sie können ihn auf Ihrer Wunschliste speichern.',
  othersLikeIt: ({ category }) => `Mehr aus ${category} ansehen`,
  picturesOf: ({ title }) => `Bilder von ${title}`,
  recentlyViewed: 'Zuletzt angesehen',
  returns: 'Rückgabe',
  reviewCount: ({ count }) =>
    pluralDe(count, { one: '1 Bewertung', other: `${formatNumber(count)} Bewertungen` }),
  shipping: 'Versand',
  sizeGuide: 'Größentabelle',
  status: 'Verfügbarkeit',
  statuses: { 'in-stock': 'Auf Lager', 'out-of-stock': 'Nicht auf Lager' },
  weight: 'Gewicht',
  updateSelection: 'Auswahl aktualisieren',
  warranty: 'Garantie',
} satisfies typeof productMessages

import { formatNumber } from '../format.ts'
import type { reviewMessages } from '../reviews.ts'
import { pluralDe } from './plural.ts'

const stars = (count: number) => pluralDe(count, { one: '1 Stern', other: `${count} Sterne` })
const withStars = (count: number) => pluralDe(count, { one: '1 Stern', other: `${count} Sternen` })

export default {
  title: 'Bewertungen',
  averageRating: ({ stars, count }) =>
    pluralDe(count, {
      one: `<strong>${formatNumber(stars)}</strong> von 5 aus 1 Bewertung`,
      other: `<strong>${formatNumber(stars)}</strong> von 5 aus ${formatNumber(count)} Bewertungen`,
    }),
  ratingDistribution: 'Nach Sternen filtern',
  starCount: ({ count }) => stars(count),
  reviewUnit: ({ count }) => pluralDe(count, { one: 'Bewertung', other: 'Bewertungen' }),
  starsGiven: ({ stars }) => `${stars} von 5 Sternen`,
  sort: 'Bewertungen sortieren',
  sorts: { newest: 'Neueste', highest: 'Beste', lowest: 'Schlechteste' },
  withStars: ({ stars: given, count }) =>
    pluralDe(count, {
      one: `1 Bewertung mit ${withStars(given)}`,
      other: `${formatNumber(count)} Bewertungen mit ${withStars(given)}`,
    }),
  showAll: ({ count }) => `Alle ${formatNumber(count)} anzeigen`,
  verifiedBuyer: 'Verifizierter Kauf',
  verifiedNote:
    '„Verifizierter Kauf“ steht bei Bewertungen von Kunden, die das Produkt bei uns gekauft und erhalten haben.',
  none: 'Noch keine Bewertungen.',
  write: 'Bewertung schreiben',
  anonymous: 'Anonym',
  answerFrom: ({ shop }) => `Antwort von ${shop}`,
  picture: ({ number, count, author }) =>
    count === 1 ? `Bild von ${author}` : `Bild ${number} von ${count}, von ${author}`,
  pages: 'Seiten mit Bewertungen',
  page: ({ page, pages }) => `Seite ${page} von ${pages}`,
  previousPage: 'Zurück',
  nextPage: 'Weiter',
} satisfies typeof reviewMessages

import type { accountReviewMessages } from '../account-reviews.ts'

export default {
  toReview: 'Bereit für Ihre Bewertung',
  written: 'Ihre Bewertungen',
  none: 'Sobald eine Bestellung angekommen ist, können Sie die Produkte hier bewerten.',
  writtenOn: ({ date }) => `Geschrieben am ${date}`,
  states: {
    published: 'Veröffentlicht',
    pending: 'Wartet auf Freigabe',
    hidden: 'Nicht angezeigt',
  },
  rated: ({ stars }) => `${stars} von 5 Sternen`,
  picture: ({ number }) => `Ihr Bild ${number}`,
  delete: 'Löschen',
  deleteReviewOf: ({ title }) => `Ihre Bewertung löschen: ${title}`,
  pages: 'Seiten Ihrer Bewertungen',
  newer: 'Neuere Bewertungen',
  older: 'Ältere Bewertungen',
} satisfies typeof accountReviewMessages

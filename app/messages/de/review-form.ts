import { formatNumber } from '../format.ts'
import type { reviewFormMessages } from '../review-form.ts'

export default {
  write: 'Bewertung schreiben',
  edit: 'Bewertung bearbeiten',
  pageTitle: ({ title, name }) => `${title}: ${name}`,
  fromOrder: ({ number }) => `Aus Bestellung ${number}`,
  stars: 'Ihre Bewertung',
  ratings: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Hervorragend'],
  rating: ({ stars, word }) => (stars === 1 ? `1 Stern: ${word}` : `${stars} Sterne: ${word}`),
  title: 'Überschrift',
  body: 'Ihr Text',
  bodyNote: 'Wie sieht es aus, wie fühlt es sich an, wie bewährt es sich?',
  author: 'Ihr Name',
  authorNote: 'Steht bei Ihrer Bewertung. Der Vorname genügt.',
  pictures: 'Bilder hinzufügen',
  picturesNote: ({ max, megabytes }) =>
    `Bis zu ${max}, je höchstens ${megabytes} MB: JPEG, PNG, WebP oder AVIF. Angaben zu Ort und Kamera entfernen wir.`,
  ownPictures: 'Ihre Bilder',
  ownPicture: ({ number }) => `Bild ${number}`,
  remove: 'Entfernen',
  publish: 'Bewertung veröffentlichen',
  submit: 'Bewertung absenden',
  save: 'Änderungen speichern',
  backToReviews: 'Zurück zu Ihren Bewertungen',
  approval: 'Wir prüfen Bewertungen, bevor wir sie veröffentlichen.',
  hidden: 'Wir zeigen diese Bewertung nicht an. Wenn Sie sie ändern, prüfen wir sie noch einmal.',
  choosePicturesAgain: 'Bitte wählen Sie Ihre Bilder noch einmal aus.',
  missing: {
    stars: 'Wählen Sie 1 bis 5 Sterne.',
    title: 'Geben Sie eine Überschrift ein.',
    body: 'Schreiben Sie ein paar Worte über das Produkt.',
    author: 'Geben Sie den Namen ein, der bei Ihrer Bewertung stehen soll.',
  },
  tooLong: ({ max }) => `Bitte schreiben Sie höchstens ${formatNumber(max)} Zeichen.`,
  tooManyPictures: ({ max }) => `Eine Bewertung kann bis zu ${max} Bilder haben.`,
  pictureTooLarge: ({ megabytes }) => `Wählen Sie Bilder mit höchstens ${megabytes} MB.`,
  wrongPictureType: 'Wählen Sie Bilder im Format JPEG, PNG, WebP oder AVIF.',
  unreadablePicture: ({ name }) =>
    `Wir konnten das Bild „${name}“ nicht lesen. Bitte wählen Sie ein anderes aus.`,
  refusals: {
    'not-delivered': 'Sie können dieses Produkt bewerten, sobald Ihre Bestellung angekommen ist.',
    'product-removed': 'Wir führen dieses Produkt nicht mehr. Es kann nicht mehr bewertet werden.',
    'already-reviewed':
      'Sie haben dieses Produkt schon bewertet. Das ist Ihre Bewertung, hier können Sie sie bearbeiten.',
  },
  deleteReview: 'Diese Bewertung löschen',
  deleteEffects:
    'Sie verschwindet mit ihren Bildern von der Produktseite. Das lässt sich nicht rückgängig machen.',
  confirmDelete: 'Bewertung löschen',
} satisfies typeof reviewFormMessages

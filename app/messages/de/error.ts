import type { errorMessages } from '../error.ts'

export default {
  goneWrong: 'Etwas ist schiefgelaufen',
  notFound:
    'Diese Seite gibt es nicht. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.',
  notFoundTitle: 'Seite nicht gefunden',
  notLoaded: 'Diese Seite konnte nicht geladen werden. Ihre Eingaben sind nicht verloren gegangen.',
  reload: 'Seite neu laden',
} satisfies typeof errorMessages

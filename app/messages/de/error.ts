import type en from '../en/error.ts'

export default {
  goneWrong: 'Etwas ist schiefgelaufen',
  goneWrongOnOurSide: 'Bei uns ist etwas schiefgelaufen',
  notFound:
    'Diese Seite gibt es nicht. Vielleicht wurde sie verschoben, oder die Adresse enthält einen Tippfehler.',
  notFoundTitle: 'Seite nicht gefunden',
  notLoaded: 'Diese Seite konnte nicht geladen werden. Ihre Eingaben sind nicht verloren gegangen.',
  notRendered:
    'Diese Seite konnte nicht geladen werden. Ihre Eingaben sind nicht verloren gegangen. Bitte versuchen Sie es gleich noch einmal.',
  quoteNumber: 'Falls das noch einmal passiert, nennen Sie uns bitte diese Nummer: <id></id>',
  reload: 'Seite neu laden',
} satisfies typeof en

import type { unexpectedFailureMessages } from '../unexpected-failure.ts'

export default {
  goneWrongOnOurSide: 'Bei uns ist etwas schiefgelaufen',
  notRendered:
    'Diese Seite konnte nicht geladen werden. Ihre Eingaben sind nicht verloren gegangen. Bitte versuchen Sie es gleich noch einmal.',
  quoteNumber: 'Falls das noch einmal passiert, nennen Sie uns bitte diese Nummer: <id></id>',
} satisfies typeof unexpectedFailureMessages

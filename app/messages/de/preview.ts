import type { previewMessages } from '../preview.ts'

export default {
  label: 'Vorschau',
  draft: 'Nur wer diesen Link hat, sieht dieses Produkt, und noch kann es niemand kaufen.',
  scheduled: ({ time }) =>
    `Dieses Produkt erscheint am ${time} im Shop. Bis dahin sieht es nur, wer diesen Link hat, und niemand kann es kaufen.`,
  theme: 'Nur dieser Browser zeigt den Shop so, eine Stunde lang.',
  endTheme: 'Vorschau beenden',
  text: 'So sieht diesen Text nur, wer diesen Link hat.',
  part: 'So sieht diese Seite nur, wer diesen Link hat.',
  until: ({ time }) => `Der Link gilt bis ${time}.`,
} satisfies typeof previewMessages

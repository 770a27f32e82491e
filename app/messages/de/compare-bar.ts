import type { compareBarMessages } from '../compare-bar.ts'

export default {
  cleared: 'Ihr Vergleich ist leer.',
  bar: 'Ihr Vergleich',
  remove: ({ title }) => `${title} aus dem Vergleich entfernen`,
  compareCount: ({ count }) => `Vergleichen (${count})`,
  clear: 'Alle entfernen',
  dismiss: 'Vergleich ausblenden',
  dismissed: 'Ausgeblendet, bis Sie ein weiteres Produkt hinzufügen.',
} satisfies typeof compareBarMessages

import type { compareMessages } from '../compare.ts'

export default {
  full: ({ max }) =>
    `Sie können höchstens ${max} Produkte vergleichen. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  added: ({ title, count, max }) => `${title} zum Vergleich hinzugefügt, ${count} von ${max}.`,
  removed: ({ title }) => `${title} aus dem Vergleich entfernt.`,
  addedWithoutScript: 'Zum Vergleich hinzugefügt.',
  viewComparison: 'Zum Vergleich',
} satisfies typeof compareMessages

import type en from '../en/compare.ts'

export default {
  full: ({ max }) =>
    `Sie können höchstens ${max} Produkte vergleichen. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  added: ({ title, count, max }) => `${title} zum Vergleich hinzugefügt, ${count} von ${max}.`,
  removed: ({ title }) => `${title} aus dem Vergleich entfernt.`,
  cleared: 'Ihr Vergleich ist leer.',
  addedWithoutScript: 'Zum Vergleich hinzugefügt.',
  viewComparison: 'Zum Vergleich',
  bar: 'Ihr Vergleich',
  remove: ({ title }) => `${title} aus dem Vergleich entfernen`,
  compareCount: ({ count }) => `Vergleichen (${count})`,
  removeFromTable: ({ title }) => `${title} entfernen`,
  clear: 'Alle entfernen',
  notAdded: ({ title }) => `${title} wurde nicht hinzugefügt. Ihr Vergleich ist unverändert.`,
} satisfies typeof en

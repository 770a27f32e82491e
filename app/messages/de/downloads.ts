import type { downloadMessages } from '../downloads.ts'

export default {
  title: 'Downloads',
  kinds: {
    manual: 'Anleitung',
    'data-sheet': 'Datenblatt',
    safety: 'Sicherheitshinweise',
    other: 'Datei',
  },
  note: ({ kind, size }) => `${kind}, PDF, ${size}`,
} satisfies typeof downloadMessages

import type { makerMessages } from '../makers.ts'

export default {
  manufacturer: 'Hersteller',
  responsible: 'Verantwortlich in der EU',
  safety: 'Sicherheit',
  both: 'Hersteller und Sicherheit',
} satisfies typeof makerMessages

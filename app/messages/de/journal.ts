import type { journalMessages } from '../journal.ts'

export default {
  by: ({ author }) => `Von ${author}`,
} satisfies typeof journalMessages

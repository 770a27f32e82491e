import type en from '../en/journal.ts'

export default {
  by: ({ author }) => `Von ${author}`,
} satisfies typeof en

import type { attributeMessages } from '../attributes.ts'

export default {
  yes: 'Ja',
  no: 'Nein',
} satisfies typeof attributeMessages

import type { heartMessages } from '../hearts.ts'

export default {
  savedTo: ({ title, list }) => `${title} ist jetzt auf der Liste „${list}“.`,
  removed: ({ title }) => `${title} wurde von Ihrer Merkliste entfernt.`,
  viewList: 'Liste ansehen',
} satisfies typeof heartMessages

import type { pendingChangeMessages } from '../pending-changes.ts'

export default {
  addingWhenOnline: 'Sie sind offline. Wir fügen den Artikel hinzu, sobald Sie wieder online sind.',
  addingWhenReachable: 'Die Verbindung ist gerade gestört. Wir fügen den Artikel so bald wie möglich hinzu.',
  savingWhenOnline: 'Sie sind offline. Wir speichern Ihre Änderungen, sobald Sie wieder online sind.',
  savingWhenReachable:
    'Die Verbindung ist gerade gestört. Wir speichern Ihre Änderungen so bald wie möglich.',
} satisfies typeof pendingChangeMessages

import type { demoInboxMessages } from '../demo-inbox.ts'

export default {
  title: 'Demo-Postfach',
  note: 'Dieses Postfach gibt es nur im Demo-Shop auf diesem Computer.',
  intro: 'Hier können Sie alle E-Mails des Shops lesen, egal für wen sie bestimmt sind.',
  empty: 'Noch keine E-Mails.',
  to: ({ recipient }) => `An ${recipient}`,
  showsAll: ({ count }) => `Die neuesten ${count} E-Mails.`,
  open: 'Demo-Postfach öffnen',
  openNote:
    'Die E-Mails dieses Demo-Shops verlassen diesen Computer nicht. Sie kommen in seinem eigenen Postfach an.',
  back: 'Zurück zum Demo-Postfach',
  plainText: 'Nur Text',
} satisfies typeof demoInboxMessages

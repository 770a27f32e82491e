import { inLanguage } from './in-language.ts'

export const demoInboxMessages = inLanguage({
  title: 'Demo inbox',
  note: 'This inbox exists only in the demo shop on this computer.',
  intro: 'You can read all emails of the shop here, whoever they are for.',
  empty: 'No emails yet.',
  to: ({ recipient }: { recipient: string }) => `To ${recipient}`,
  showsAll: ({ count }: { count: number }) => `The latest ${count} emails.`,
  open: 'Open the demo inbox',
  openNote: 'The emails of this demo shop don’t leave this computer. They arrive in its own inbox.',
  back: 'Back to the demo inbox',
  plainText: 'Plain text',
})

import { inLanguage } from '../in-language.ts'

/** Texts for somebody who may not do something in the office, or not yet. */
export const officeAccessMessages = inLanguage({
  forbidden: 'Your role doesn’t include this. Ask an owner of the shop for access.',
  toOffice: 'Go to Today',
  signedOut: 'You’ve been signed out. Sign in in another tab, then send this form again.',
  signedOutWithFiles: 'You’ve been signed out. Sign in, then choose your files again.',
  signIn: 'Sign in',
  confirmFirst: 'Confirm that it’s you, then send this again.',
  confirmFirstWithFiles: 'Confirm that it’s you, then choose your files again.',
  confirm: 'Confirm that it’s you',
})

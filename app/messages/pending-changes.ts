import { inLanguage } from './in-language.ts'

export const pendingChangeMessages = inLanguage({
  addingWhenOnline: 'You’re offline. We’ll add this when you’re back online.',
  addingWhenReachable: 'We’re having trouble connecting. We’ll add this as soon as we can.',
  savingWhenOnline: 'You’re offline. We’ll save your changes when you’re back online.',
  savingWhenReachable: 'We’re having trouble connecting. We’ll save your changes as soon as we can.',
})

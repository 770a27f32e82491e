export default {
  aboutSubject: ({ subject, message }: { subject: string; message: string }) => `${subject}: ${message}`,
  addingWhenOnline: 'You’re offline. We’ll add this when you’re back online.',
  addingWhenReachable: 'We’re having trouble connecting. We’ll add this as soon as we can.',
  expired: 'We couldn’t connect for a week, so this wasn’t saved. Please try again.',
  outdatedPage: 'That didn’t work. Reload the page and try again.',
  savingWhenOnline: 'You’re offline. We’ll save your changes when you’re back online.',
  savingWhenReachable: 'We’re having trouble connecting. We’ll save your changes as soon as we can.',
}

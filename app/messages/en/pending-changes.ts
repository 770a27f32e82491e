export default {
  aboutSubject: ({ subject, message }: { subject: string; message: string }) => `${subject}: ${message}`,
  addingWhenOnline: 'You’re offline. We’ll add this when you’re back online.',
  addingWhenReachable: 'We can’t reach the shop right now. We’ll add this as soon as we can.',
  expired: 'We couldn’t reach the shop for a week, so this wasn’t saved. Please try again.',
  outdatedPage: 'That didn’t work. Reload the page and try again.',
  savingWhenOnline: 'You’re offline. We’ll save your changes when you’re back online.',
  savingWhenReachable: 'We can’t reach the shop right now. We’ll save your changes as soon as we can.',
}

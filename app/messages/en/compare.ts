export default {
  full: ({ max }: { max: number }) => `You can compare up to ${max} products. Remove one to add another.`,
  added: ({ title, count, max }: { title: string; count: number; max: number }) =>
    `${title} added to your comparison, ${count} of ${max}.`,
  removed: ({ title }: { title: string }) => `${title} removed from your comparison.`,
  cleared: 'Your comparison is empty.',
  addedWithoutScript: 'Added to your comparison.',
  viewComparison: 'View comparison',
  bar: 'Your comparison',
  remove: ({ title }: { title: string }) => `Remove ${title} from your comparison`,
  compareCount: ({ count }: { count: number }) => `Compare (${count})`,
  removeFromTable: ({ title }: { title: string }) => `Remove ${title}`,
  clear: 'Clear all',
  notAdded: ({ title }: { title: string }) => `${title} wasn’t added. Your comparison hasn’t changed.`,
}

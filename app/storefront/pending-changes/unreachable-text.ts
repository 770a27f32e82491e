import { pendingChangeMessages } from '#messages/pending-changes.ts'
import type { PendingChange } from '#web/browser/pending-change.ts'

/** Tells the shopper what happens to changes that haven't reached the shop. */
export function unreachableText(pending: readonly PendingChange[]): string {
  const isOnlyAdding = pending.every(({ to }) => to.endsWith('/add'))
  if (navigator.onLine)
    return isOnlyAdding
      ? pendingChangeMessages.addingWhenReachable
      : pendingChangeMessages.savingWhenReachable
  return isOnlyAdding ? pendingChangeMessages.addingWhenOnline : pendingChangeMessages.savingWhenOnline
}

const day = 24 * 60 * 60 * 1000

/** How long a shopper can change their mind. */
export const deletionDelayDays = 7

/** When an account is deleted that its owner wants to delete now. */
export function deletionTime(now: Date): Date {
  return new Date(now.getTime() + deletionDelayDays * day)
}

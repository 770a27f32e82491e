const day = 24 * 60 * 60 * 1000

/** How long a customer can change their mind. */
export const deletionDelayDays = 7

/** When somebody is deleted who wants that now. */
export function deletionTime(now: Date): Date {
  return new Date(now.getTime() + deletionDelayDays * day)
}

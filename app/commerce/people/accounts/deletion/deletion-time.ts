import { daysLater } from '#commerce/values/zoned-time.ts'

/** How long a customer can change their mind. */
export const deletionDelayDays = 7

/** When somebody is deleted who wants that now. */
export function deletionTime(now: Date, timeZone: string): Date {
  return daysLater(now, deletionDelayDays, timeZone)
}

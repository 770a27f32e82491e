import { formatNumber } from './format.ts'

const units = ['KB', 'MB', 'GB', 'TB']

/** 1_450_000 is "1.5 MB", and less than a kilobyte is "1 KB". */
export function formatBytes(bytes: number): string {
  let amount = Math.max(bytes, 1) / 1000
  let unit = 0
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000
    unit++
  }
  const shown = amount < 10 ? Math.ceil(amount * 10) / 10 : Math.round(amount)
  return `${formatNumber(unit === 0 ? Math.ceil(amount) : shown)} ${units[unit]}`
}

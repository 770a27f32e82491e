import { inLanguage } from '../in-language.ts'

/** The start page: work to do. */
export const todayMessages = inLanguage({
  toPack: 'To pack',
  late: (count: string) => `${count} late`,
  seeAll: 'See all',
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  today: 'Today',
  tomorrow: 'Tomorrow',
  pack: 'Pack',
  packNumber: (number: string) => `Pack ${number}`,
  toShip: 'Packed, to ship',
  nothingToShip: 'Nothing waits for the carrier.',
  unpaid: 'Unpaid',
  due: (payment: string, day: string) => `${payment}, due ${day}`,
  cases: 'Returns and claims',
  lowStock: 'Low stock',
  manyLow: '1,000+',
  nothingLow: 'Nothing runs low.',
  left(units: number, days: number | null) {
    if (units === 0) return 'Sold out'
    if (days === null) return `${units} left, none sold lately`
    return `${units} left, ${days === 0 ? 'out today' : `out in about ${days === 1 ? '1 day' : `${days} days`}`}`
  },
  nothingToPack: 'No orders to pack.',
  seeShipped: 'See shipped orders',
  nothingUnpaid: 'Everything is paid.',
  noCases: 'No open returns or claims.',
  noWork: (name: string) => `Welcome, ${name}. Your pages are in the menu.`,
})

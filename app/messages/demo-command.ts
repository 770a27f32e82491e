import { formatNumber } from './format.ts'
import { pluralEn } from './plural.ts'

const products = (count: number) =>
  `${formatNumber(count)} ${pluralEn(count, { one: 'product', other: 'products' })}`

/** `npm run demo`. */
export const demoCommandMessages = {
  liveKey:
    'STRIPE_SECRET_KEY is a live key. Generated products are only for demo shops. Nothing was changed.',
  progress: ({ done, total }: { done: number; total: number }) =>
    `${formatNumber(done)} of ${products(total)}`,
  timeLeft: ({ minutes, seconds }: { minutes: number; seconds: number }) =>
    `${minutes > 0 ? `${minutes} min ` : ''}${seconds} s left`,
  finished: ({ added, seconds, total }: { added: number; seconds: number; total: number }) =>
    `Added ${products(added)} in ${seconds} s. The shop now has ${formatNumber(total)} besides the demo shop's own.`,
  stopped: 'Stopped. Run the same command to continue.',
}

import type { CartLine } from '#commerce/cart/cart.ts'

/** "Basic Crew Neck Tee, Black, S". */
export function lineName({ title, options }: CartLine): string {
  return options === '' ? title : `${title}, ${options}`
}

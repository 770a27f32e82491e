import type { CartLine } from '../../../commerce/cart/cart.ts'

/** What a line is called where its title alone would fit several: "Basic Crew Neck Tee, Black, S". */
export function lineName({ title, options }: CartLine): string {
  return options === '' ? title : `${title}, ${options}`
}

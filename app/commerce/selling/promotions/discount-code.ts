import { compactCode } from '../../values/typed/typed-text.ts'

/** Per order, promotions and gift cards together. */
export const maxDiscountCodes = 5

/** Reads the code of a promotion or gift card. Undefined if it can't be one. */
export function parseDiscountCode(typed: string): string | undefined {
  const code = compactCode(typed)
  return /^[A-Z0-9-]{3,32}$/.test(code) ? code : undefined
}

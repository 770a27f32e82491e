/** Per order, promotions and gift cards together. */
export const maxDiscountCodes = 5

/** Normalizes a promotion or gift card code: no spaces, uppercase. Undefined if it can't be a code. */
export function parseDiscountCode(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{3,32}$/.test(code) ? code : undefined
}

/** The number of a product as a form sends it; undefined for everything else. */
export function readProduct(typed: string | undefined): { product: number } | undefined {
  return typed !== undefined && /^[1-9]\d{0,8}$/.test(typed) ? { product: Number(typed) } : undefined
}

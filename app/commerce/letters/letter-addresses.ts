/** Where letters lead to. The same addresses stand in `app/routes.ts`. */
export const orderAddress = (url: string, token: string) => `${url}/orders/${token}`
export const withdrawalAddress = (url: string) => `${url}/withdrawal`
export const receiptAddress = (url: string, key: string) => `${url}/withdrawal/${key}`
export const confirmPricesAddress = (url: string, token: string) => `${url}/wishList/tell/${token}`

export const confirmAlertAddress = (url: string, token: string) => `${url}/backInStock/confirm/${token}`
export const confirmEmailAddress = (url: string, token: string) => `${url}/checkout/confirm/${token}`
export const endPricesAddress = (url: string, token: string) => `${url}/wishList/untell/${token}`

export function productAddress(
  url: string,
  { slug, color, size }: { slug: string; color?: string | null; size?: string | null },
): string {
  const chosen = new URLSearchParams()
  if (color) chosen.set('color', color)
  if (size) chosen.set('size', size)
  const address = `${url}/productDetails/${encodeURIComponent(slug)}`
  return chosen.size > 0 ? `${address}?${chosen}` : address
}

import type { Choice } from '#commerce/catalog/products/options/option-values.ts'

/** URLs that emails link to, as in `app/routes.ts`. `url` is the shop's public URL. */
export const orderUrl = (url: string, token: string) => `${url}/orders/${token}`
export const creditNoteUrl = (url: string, token: string, number: string) =>
  `${orderUrl(url, token)}/credit-notes/${number}`
export const withdrawalUrl = (url: string) => `${url}/withdrawal`
export const withdrawalReceiptUrl = (url: string, key: string) => `${url}/withdrawal/${key}`
export const contactReceiptUrl = (url: string, key: string) => `${url}/messages/${key}`
export const setupUrl = (url: string) => `${url}/office/setup`
export const signInUrl = (url: string, link: string) => `${url}/account/sign-in/link/${link}`
export const keepAccountUrl = (url: string, token: string) => `${url}/account/delete/cancel/${token}`
export const accountReviewsUrl = (url: string) => `${url}/account/reviews`
export const passkeysUrl = (url: string) => `${url}/account/passkeys`
export const officeLinkUrl = (url: string, token: string) => `${url}/office/link/${token}`
export const staffEmailUrl = (url: string, token: string) => `${url}/office/email/${token}`
export const officeAccountUrl = (url: string) => `${url}/office/settings/account`
export const changeEmailUrl = (url: string, link: string) => `${url}/account/settings/email/link/${link}`
export const revertEmailUrl = (url: string, token: string) => `${url}/account/settings/email/revert/${token}`
export const confirmEmailUrl = (url: string, token: string) => `${url}/checkout/confirm/${token}`
export const confirmBackInStockUrl = (url: string, token: string) => `${url}/back-in-stock/confirm/${token}`
export const unsubscribeBackInStockUrl = (url: string, token: string) =>
  `${url}/back-in-stock/unsubscribe/${token}`
export const confirmPriceAlertsUrl = (url: string, token: string) => `${url}/price-alerts/confirm/${token}`
export const unsubscribePriceAlertsUrl = (url: string, token: string) =>
  `${url}/price-alerts/unsubscribe/${token}`

export function productUrl(url: string, { slug, choice = {} }: { slug: string; choice?: Choice }): string {
  const options = new URLSearchParams(choice)
  const page = `${url}/productDetails/${encodeURIComponent(slug)}`
  return options.size > 0 ? `${page}?${options}` : page
}

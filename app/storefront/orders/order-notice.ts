import { href } from 'react-router'

/** The order page's notices after a form; true means it worked. */
const orderNotices = {
  'too-late': false,
  'claim-received': true,
  'review-published': true,
  'review-pending': true,
  'review-hidden': true,
  'review-deleted': true,
  'payment-unreachable': false,
  'payment-not-payable': false,
} as const

export type OrderNoticeCode = keyof typeof orderNotices

export interface OrderNotice {
  code: OrderNoticeCode
  isGood: boolean
}

/** The order page with a notice. */
export function noticePath(token: string, code: OrderNoticeCode, anchor = ''): string {
  return `${href('/orders/:token', { token })}?notice=${code}${anchor}`
}

/** Undefined for anything but a code above. */
export function readOrderNotice(url: URL): OrderNotice | undefined {
  const given = url.searchParams.get('notice')
  if (given === null || !Object.hasOwn(orderNotices, given)) return undefined
  const code = given as OrderNoticeCode
  return { code, isGood: orderNotices[code] }
}

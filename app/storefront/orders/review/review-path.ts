import { href } from 'react-router'
import { noticePath, type OrderNoticeCode } from '../order-notice.ts'

interface ReviewedLineLink {
  token: string
  line: number
  /** Whether it was opened from the account's reviews, and leads back there. */
  isFromAccount?: boolean
}

/** The form of a line's review. */
export function reviewPath({ token, line, isFromAccount = false }: ReviewedLineLink): string {
  return href('/orders/:token/review/:line', { token, line: String(line) }) + queryOf(isFromAccount)
}

export function deleteReviewPath({ token, line, isFromAccount = false }: ReviewedLineLink): string {
  return href('/orders/:token/review/:line/delete', { token, line: String(line) }) + queryOf(isFromAccount)
}

function queryOf(isFromAccount: boolean): string {
  return isFromAccount ? '?from=account' : ''
}

export function isFromAccount(url: URL): boolean {
  return url.searchParams.get('from') === 'account'
}

/** The page that a form at `url` leads to, with a notice. */
export function reviewedPath(url: URL, token: string, notice: OrderNoticeCode): string {
  return isFromAccount(url) ? `${href('/account/reviews')}?notice=${notice}` : noticePath(token, notice)
}

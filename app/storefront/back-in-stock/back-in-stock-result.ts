import type { BackInStockRefusal } from '#commerce/people/alerts/request-back-in-stock-alert.server.ts'
import { backInStockMessages } from '#messages/back-in-stock.ts'
import { sharedMessages } from '#messages/shared.ts'

/** The response to the form; `typed` fills its field again. */
export type BackInStockResult =
  | { ok: true; typed?: undefined }
  | { ok: false; reason: BackInStockRefusal; typed: string }
  /** `wait` is in seconds. */
  | { ok: false; reason: 'too-many'; wait: number; typed: string }
  | { ok: false; reason: 'unavailable'; typed: string }

export function backInStockRefusalText(result: Extract<BackInStockResult, { ok: false }>): string {
  switch (result.reason) {
    case 'too-many':
      return sharedMessages.tooManyAttempts({ seconds: result.wait })
    case 'unavailable':
      return sharedMessages.saveFailed
    case 'no-email':
      return sharedMessages.enterEmail
    case 'bad-email':
      return sharedMessages.invalidEmail
    default:
      return backInStockMessages.refusals[result.reason]
  }
}

/** Live keys move real money: `sk_live_…`, or restricted, `rk_live_…`. */
export function isLiveKey(secretKey: string): boolean {
  return /^[sr]k_live_/.test(secretKey)
}

import type { BuiltShop } from './built-shop.ts'

const urlencoded = 'application/x-www-form-urlencoded'

/** A browser without JavaScript that keeps cookies and sends forms. */
export function shopBrowser(shop: Pick<BuiltShop, 'fetch' | 'origin'>, origin?: string) {
  const cookies = new Map<string, string>()

  const fetch = async (target: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await shop.fetch(target, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/; Max-Age=0/.test(line)) cookies.delete(name!)
      else cookies.set(name!, value!)
    }
    return response
  }

  const send = (
    target: string,
    fields: Record<string, string> | string,
    headers: Record<string, string> = {},
  ) =>
    fetch(target, {
      method: 'POST',
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
      headers: { 'content-type': urlencoded, origin: origin ?? shop.origin, ...headers },
    })

  return { cookies, fetch, send }
}

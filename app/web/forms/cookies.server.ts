/** The value of a cookie of the request; undefined without one. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const cookie of (request.headers.get('cookie') ?? '').split(';')) {
    const [first = '', value] = cookie.split('=', 2)
    if (first.trim() === name && value !== undefined) return value.trim()
  }
  return undefined
}

interface CookieOptions {
  /** Ignored for an empty value, which deletes the cookie. */
  maxAge: number
  /** Whether scripts can't read it. */
  httpOnly?: boolean
  /** Strict: not even sent with links from other sites. */
  sameSite?: 'Lax' | 'Strict'
}

/** A `Set-Cookie` header for the whole shop. */
export function cookieHeader(
  request: Request,
  name: string,
  value: string,
  { maxAge, httpOnly = false, sameSite = 'Lax' }: CookieOptions,
): string {
  const secure = isSecure(request) ? '; Secure' : ''
  const seconds = value === '' ? 0 : maxAge
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=${sameSite}${secure}${httpOnly ? '; HttpOnly' : ''}`
}

/** Over HTTPS, browsers accept a name with this prefix only from this host, not from another subdomain. */
export function hostCookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name
}

function isSecure(request: Request): boolean {
  return request.url.startsWith('https:')
}

const toCart = { to: '/cart', label: 'Go to your cart' }

/** The answer to what no form of the shop sends, or to a stale one: plain words, and a way on. */
export function refusalPage(
  status: number,
  words: string,
  headers?: HeadersInit,
  { to, label } = toCart,
): Response {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title></head><body><h1>${text}</h1><p><a href="${to}">${label}</a></p></body></html>`
  const all = new Headers(headers)
  all.set('Content-Type', 'text/html; charset=utf-8')
  all.set('Cache-Control', 'no-store')
  return new Response(html, { status, headers: all })
}

/** Our own scripts accept JSON, and the router in the browser asks for the data of a page. */
export function isScriptRequest(request: Request): boolean {
  return (
    /\bapplication\/json\b/.test(request.headers.get('accept') ?? '') ||
    new URL(request.url).pathname.endsWith('.data')
  )
}

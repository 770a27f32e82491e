/** The headers of a page that a form may have been sent to: those of its loader, and over them those of its answer to the form. */
export function withActionHeaders({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers
  actionHeaders: Headers
}): Headers {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) all.set(name, value)
  return all
}

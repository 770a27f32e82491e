/** "+1 (555) 010-0199 x12" as a link for phones, without the extension. Undefined without digits. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/[x#].*|[^+\d]/gi, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

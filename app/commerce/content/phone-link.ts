/** "+1 (555) 010-0199" as a link for phones. Undefined without digits. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/[^+\d]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

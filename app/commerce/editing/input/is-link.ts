/** A page of the shop, such as `/about`, or a web, email or phone link. */
export function isLink(text: string): boolean {
  return text.length <= 500 && /^(?:\/(?![/\\])|https:\/\/[^/\s]|mailto:|tel:)[^\s"<>\\]*$/.test(text)
}

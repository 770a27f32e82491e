const accents: Record<string, string> = Object.fromEntries(
  [...'àƀçđéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ'].map((accent, index) => [
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[index],
    accent,
  ]),
)

/** A message, or messages of any shape, with accented letters; tags such as `<link>` stay as they are. */
export function accented<Message>(message: Message): Message {
  return accentedValue(message) as Message
}

function accentedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/<\/?\w+>|[a-zA-Z]/g, found => accents[found] ?? found)
  if (typeof value === 'function') return (...given: unknown[]) => accentedValue(value(...given))
  if (Array.isArray(value)) return value.map(accentedValue)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, accentedValue(inner)]))
}

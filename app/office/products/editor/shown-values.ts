/** The values that a form showed, by field; empty if the text isn't what our pages send. */
export function mergeableTexts(json: string): Record<string, string> {
  try {
    const values: unknown = JSON.parse(json)
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return {}
    return Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

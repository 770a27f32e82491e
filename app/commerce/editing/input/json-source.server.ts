import { type ReadSource, SentValues, unreadable } from './input-source.server.ts'

/** More nesting than any of our schemas has. */
const maxDepth = 20

/**
 * Reads a JSON object. `JSON.parse` keeps the last of two members with the same name; here the field counts as sent twice.
 * Refuses duplicates further inside, and `__proto__`.
 */
export function jsonSource(body: Uint8Array): ReadSource {
  let text: string
  let parsed: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    parsed = JSON.parse(text)
  } catch {
    return unreadable
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return unreadable
  const repeated = repeatedNames(text)
  if (!repeated) return unreadable
  const values = new SentValues()
  for (const [name, value] of Object.entries(parsed)) {
    values.add(name, value)
    if (repeated.has(name)) values.add(name, value)
  }
  return { ok: true, source: values.source('json') }
}

/** The names that a valid JSON object has twice; undefined if anything inside it has some. */
function repeatedNames(text: string): Set<string> | undefined {
  const repeated = new Set<string>()
  const open: (Set<string> | undefined)[] = []
  for (const [token, name] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (name !== undefined) {
      const decoded = JSON.parse(name) as string
      const names = open.at(-1)!
      if (decoded === '__proto__') return undefined
      if (names.has(decoded) && open.length > 1) return undefined
      if (names.has(decoded)) repeated.add(decoded)
      names.add(decoded)
    }
    if (open.length > maxDepth) return undefined
  }
  return repeated
}
